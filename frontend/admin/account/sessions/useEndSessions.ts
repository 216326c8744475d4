import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { endOtherSessions, endSession } from '../../../api/adminAccount.ts';
import type { ListedSession } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';

const words = admin.account.sessions;

export const SESSIONS_KEY = ['sessions'];

export function useEndSessions() {
  const one = useAdminMutation({ change: endSession, failed: words.notEnded, invalidates: SESSIONS_KEY });
  const client = useQueryClient();
  return {
    isBusy: one.isBusy,
    end: async ({ id, device }: ListedSession) => {
      if (await one.run(id)) toast.success(words.ended(device));
    },
    endOthers: async (password: string) => {
      await adminCall((token) => endOtherSessions(token, password));
      toast.success(words.othersEnded);
      await loadAgain(client, SESSIONS_KEY);
    },
  };
}
