import { useRef } from 'react';
import { readSecondFactor, switchAppOn } from '../../../api/adminAccount.ts';
import { ApiError, mayBeDone } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { adminCall } from '../../session/adminCall.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';

/** Switches on the app that was begun, even when the first answer was lost. @param onOver when it must be begun again */
export function useSwitchOn(onOver: () => void) {
  const begun = useRef<{ since: string | undefined; isLost: boolean }>({ since: undefined, isLost: false });
  const { run, isBusy } = useAdminMutation({
    async change(token) {
      try {
        await switchAppOn(token);
      } catch (error) {
        begun.current.isLost ||= mayBeDone(error);
        const since = begun.current.isLost ? await onSince(token).catch(() => undefined) : undefined;
        if (since !== undefined && since !== begun.current.since) return true;
        if (error instanceof ApiError && error.status === 409) onOver();
        throw error;
      }
      return true;
    },
    failed: admin.account.askPassword.failed,
  });
  const begin = async () => {
    begun.current = { since: await adminCall(onSince), isLost: false };
  };
  return { begin, switchOn: run, isBusy };
}

async function onSince(token: string): Promise<string | undefined> {
  return (await readSecondFactor(token)).app?.since;
}
