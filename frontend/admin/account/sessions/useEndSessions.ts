import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { endOtherSessions, endSession } from '../../../api/adminAccount.ts';
import type { ListedSession } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';

const words = admin.account.sessions;

export const SESSIONS_KEY = ['sessions'];

/** What the password is asked for. */
export interface SessionEnd {
  title: string;
  yes: string;
  onPassword: (password: string) => Promise<void>;
}

export function useEndSessions() {
  const client = useQueryClient();
  const end = async (call: (token: string) => Promise<true>, done: string) => {
    try {
      await adminCall(call);
    } catch (error) {
      void loadAgain(client, SESSIONS_KEY);
      throw error;
    }
    toast.success(done);
    await loadAgain(client, SESSIONS_KEY);
  };
  return {
    endOf: ({ id, device }: ListedSession): SessionEnd => ({
      title: words.endTitle(device),
      yes: words.end,
      onPassword: (password) => end((token) => endSession(token, id, password), words.ended(device)),
    }),
    endOfOthers: {
      title: words.endOthersTitle,
      yes: words.endOthers,
      onPassword: (password) => end((token) => endOtherSessions(token, password), words.othersEnded),
    } satisfies SessionEnd,
  };
}
