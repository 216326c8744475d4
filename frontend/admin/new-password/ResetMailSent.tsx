import type { LinkAskedFor } from '../../api/wire.gen.ts';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioClock } from '../kit/time/studioTime.ts';
import { InlineButton } from '../login/InlineButton.tsx';
import styles from '../session/SignInForm.module.css';

const words = admin.signIn.forgot;

export function ResetMailSent({ sent, again }: { sent: LinkAskedFor; again: () => void }) {
  return (
    <>
      <Notice kind="ok">
        <strong>{sent.message}</strong> {words.worksUntil(formatStudioClock(sent.expires_at))}
      </Notice>
      <p className={styles['soft']}>
        {words.nothing} <InlineButton onClick={again}>{words.again}</InlineButton>. {words.byCommand}
      </p>
    </>
  );
}
