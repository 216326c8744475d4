import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { actOnEnquiry } from '../../api/adminEnquiries.ts';
import type { FailedMail, Today } from '../../api/wire.gen.ts';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { CORRECTING } from '../enquiries/desk/CorrectAddress.tsx';
import { formatStudioMoment } from '../kit/time/studioTime.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import styles from './SideLists.module.css';

const words = admin.today;

export function FailedMails({ mails, now }: Pick<Today, 'mails' | 'now'>) {
  if (mails.total === 0) return null;
  return (
    <TitledSection title={words.mails} note={mails.total}>
      <ul className={styles['list']}>
        {mails.data.map((mail) => (
          <Failed key={`${mail.id} ${mail.mail}`} mail={mail} now={now} />
        ))}
      </ul>
      {mails.total > mails.data.length && <p className="note">{words.shown(mails.data.length)}</p>}
    </TitledSection>
  );
}

function Failed({ mail: failed, now }: { mail: FailedMail; now: string }) {
  const { id, name, mail, state, attempts, tried_at: at, error } = failed;
  const box = usePassFocus<HTMLLIElement>();
  const { run, isBusy } = useAdminMutation({
    change: (token) => actOnEnquiry(token, id, { act: 'resend-mail', fields: { mail, seen_sent_at: '' } }),
    failed: admin.enquiries.actFailed,
    invalidates: ['today'],
  });
  const resend = async () => {
    if (!isBusy && (await run())) toast.success(admin.enquiries.resent);
  };
  const acts = (
    <span className={styles['acts']}>
      <button type="button" aria-disabled={isBusy} onClick={() => void resend()}>
        {words.resend}
        <span className="vh">: {words.aboutMail(words.mailTo[mail], name)}</span>
      </button>
      {mail === 'acknowledgement' && (
        <Link to={`/enquiries/${id}`} state={CORRECTING}>
          {admin.desk.correctAddress}
          <span className="vh">: {name}</span>
        </Link>
      )}
      <Link to={`/enquiries/${id}`}>
        {words.openEnquiry}
        <span className="vh"> {name}</span>
      </Link>
    </span>
  );
  return (
    <li ref={box}>
      <Notice kind={state === 'waiting' ? 'warn' : 'error'} isQuiet action={acts}>
        <strong>{words.aboutMail(words.mailTo[mail], name)}</strong> {words.mailStates[state]}{' '}
        {words.tried(attempts, at ? formatStudioMoment(at, now) : undefined)}{' '}
        {state !== 'undeliverable' && error}
      </Notice>
    </li>
  );
}
