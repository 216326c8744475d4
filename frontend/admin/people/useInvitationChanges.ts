import { toast } from 'react-hot-toast/headless';
import { invite, sendInvitation, takeBackInvitation } from '../../api/adminPeople.ts';
import type { Invitation } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { PEOPLE_KEY } from './usePeople.ts';

const { invite: inviting, invited: words, notDone } = admin.people;

export function useInvitationChanges(onLink: (id: string, link: string) => void) {
  const changing = { failed: notDone, invalidates: PEOPLE_KEY };
  const send = useAdminMutation({ change: sendInvitation, ...changing });
  const remove = useAdminMutation({ change: takeBackInvitation, ...changing });
  const again = useAdminMutation({ change: invite, ...changing });
  return {
    isBusy: send.isBusy || remove.isBusy || again.isBusy,
    remove: remove.run,
    sendAgain: async ({ id, email }: Invitation) => {
      const sent = await send.run(id);
      if (!sent) return;
      onLink(id, sent.link);
      toast.success(inviting.sent(email));
    },
    /** Undone by another invitation: the link of this one stays dead. */
    takeBack: async ({ id, email, role }: Invitation) => {
      if (!(await remove.run(id))) return;
      const inviteAgain = async () => {
        const made = await again.run({ email, role });
        if (!made) return;
        onLink(made.data.id, made.link);
        toast.success(inviting.sent(email));
      };
      undoToast(words.takenBack, () => void inviteAgain());
    },
  };
}
