import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { useHeadingFocus } from '../session/useHeadingFocus.ts';
import { useLogout } from '../session/useLogout.ts';
import { useSession } from '../session/useSession.ts';

/** A sign-in would take over the open screens of whoever is signed in. What is shown stays while it signs in itself. */
export function WhenSignedOut({ children }: { children: ReactNode }) {
  const session = useSession((store) => store.session);
  const { leave, isLeaving } = useLogout();
  const [isFree, setFree] = useState(!session);
  if (session === null && !isFree) setFree(true);
  useHeadingFocus(isFree ? 'open' : 'signed in');
  if (isFree) return children;
  return (
    <>
      <Notice kind="warn">
        <strong>{admin.signIn.signedInHere}</strong> {admin.signIn.signedInHereHelp}
      </Notice>
      <Button isBusy={isLeaving} onClick={leave}>
        {admin.profile.logout}
      </Button>
    </>
  );
}
