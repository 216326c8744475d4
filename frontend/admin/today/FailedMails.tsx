import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { actOnEnquiry } from '../../api/adminEnquiries.ts';
import type { FailedMail, Today } from '../../api/wire.gen.ts';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import styles from './SideLists.module.css';

const words = admin.today;

export function FailedMails({ mails }: { mails: Today['mails'] }) {
  if (mails.total === 0) return null;
  return (
    <TitledSection title={words.mails} note={mails.total}>
      <ul className={styles['list']}>
        {mails.data.map((mail) => (
          <li key={`${mail.id} ${mail.mail}`}>
            <Failed mail={mail} />
          </li>
        ))}
      </ul>
      {mails.total > mails.data.length && <p className="note">{words.shown(mails.data.length)}</p>}
    </TitledSection>
  );
}

function Failed({ mail: { id, name, mail, state, attempts, error } }: { mail: FailedMail }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => actOnEnquiry(token, id, { act: 'resend-mail', fields: { mail } }),
    failed: admin.enquiries.actFailed,
    invalidates: ['today'],
  });
  const resend = async () => {
    if (await run()) toast.success(admin.enquiries.resent);
  };
  const acts = (
    <span className={styles['acts']}>
      <button type="button" disabled={isBusy} onClick={() => void resend()}>
        {words.resend}
        <span className="vh">: {words.aboutMail(words.mailTo[mail], name)}</span>
      </button>
      <Link to={`/enquiries/${id}`}>
        {words.openEnquiry}
        <span className="vh"> {name}</span>
      </Link>
    </span>
  );
  return (
    <Notice kind={state === 'waiting' ? 'warn' : 'error'} isQuiet action={acts}>
      <strong>{words.aboutMail(words.mailTo[mail], name)}</strong> {words.mailStates[state]}{' '}
      {words.tried(attempts)} {state !== 'undeliverable' && error}
    </Notice>
  );
}
