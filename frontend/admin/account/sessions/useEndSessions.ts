import { toast } from 'react-hot-toast/headless';
import { endOtherSessions, endSession } from '../../../api/adminAccount.ts';
import type { ListedSession } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';

const words = admin.account.sessions;

export const SESSIONS_KEY = ['sessions'];

export function useEndSessions() {
  const one = useAdminMutation({ change: endSession, failed: words.notEnded, invalidates: SESSIONS_KEY });
  const others = useAdminMutation({
    change: endOtherSessions,
    failed: words.notEnded,
    invalidates: SESSIONS_KEY,
  });
  return {
    isBusy: one.isBusy || others.isBusy,
    end: async ({ id, device }: ListedSession) => {
      if (await one.run(id)) toast.success(words.ended(device));
    },
    endOthers: async () => {
      if (await others.run()) toast.success(words.othersEnded);
    },
  };
}
