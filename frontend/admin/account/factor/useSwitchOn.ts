import { readSecondFactor, switchAppOn } from '../../../api/adminAccount.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';

/** Switches on the app that was begun, even when the first answer was lost. @param onOver when it must be begun again */
export function useSwitchOn(onOver: () => void) {
  const { run, isBusy } = useAdminMutation({
    async change(token, id: string) {
      try {
        await switchAppOn(token, id);
      } catch (error) {
        if (await isOn(token, id)) return true;
        if (error instanceof ApiError && error.status === 409) onOver();
        throw error;
      }
      return true;
    },
    failed: admin.account.askPassword.failed,
  });
  return { switchOn: run, isBusy };
}

async function isOn(token: string, id: string): Promise<boolean> {
  const factor = await readSecondFactor(token).catch(() => undefined);
  return factor?.app?.id === id;
}
