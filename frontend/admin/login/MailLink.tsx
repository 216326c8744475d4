import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { WhenSignedOut } from './WhenSignedOut.tsx';
import { useHeadingFocus } from '../session/useHeadingFocus.ts';
import type { MailLinkState } from './useMailLink.ts';

interface MailLinkProps<Answer> {
  title: string;
  link: MailLinkState<Answer>;
  over: ReactNode;
  /** What to do with a link that still works. */
  children: (answer: Answer) => ReactNode;
}

export function MailLink<Answer>({ title, link, over, children }: MailLinkProps<Answer>) {
  const { answer, isMissing, isOver, isUnread, retry } = link;
  useHeadingFocus(isMissing || isOver ? 'over' : 'open');
  if (isMissing)
    return (
      <SignInLayout title={title}>
        <Notice kind="warn">
          <strong>{admin.signIn.linkMissing}</strong> {admin.signIn.linkMissingHelp}
        </Notice>
        <BackToSignIn />
      </SignInLayout>
    );
  if (isOver)
    return (
      <SignInLayout title={admin.signIn.linkOver}>
        {over}
        <BackToSignIn />
      </SignInLayout>
    );
  return (
    <SignInLayout title={title}>
      {isUnread && (
        <Notice
          kind="error"
          action={
            <Button line small onClick={retry}>
              {admin.retry}
            </Button>
          }
        >
          <strong>{admin.signIn.linkUnread}</strong>
        </Notice>
      )}
      {!isUnread && !answer && <output aria-busy="true">{admin.loading}</output>}
      {answer && <WhenSignedOut>{children(answer)}</WhenSignedOut>}
    </SignInLayout>
  );
}
