import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { studioWords } from '../schedule/studioTime.ts';
import type { ActProps } from './EnquiryHead.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.inbox;

/** Whether the mails about the enquiry have arrived, with a way to send them once more. */
export function MailDelivery({ enquiry, act, isBusy }: ActProps) {
  const mails = [
    { mail: 'studio', state: enquiry.studio_mail, at: enquiry.studio_mail_sent_at },
    { mail: 'acknowledgement', state: enquiry.acknowledgement, at: enquiry.acknowledgement_sent_at },
  ] as const;
  return (
    <section className={styles['notes']} aria-labelledby="enquiry-mails">
      <h3 id="enquiry-mails">{words.mails}</h3>
      {mails.map(({ mail, state, at }) => (
        <div key={mail} className={styles['mail']}>
          <p data-state={state}>
            {words.mailNames[mail]}: {words.mailStates[state]}
            {at !== null && ` ${studioWords(at)}`}
          </p>
          {(mail === 'studio' || !enquiry.do_not_contact) && (
            <Button
              line
              small
              aria-label={`${words.resend}: ${words.mailNames[mail]}`}
              disabled={isBusy}
              onClick={() => void act({ act: 'resend-mail', fields: { mail } }, words.resent)}
            >
              {words.resend}
            </Button>
          )}
        </div>
      ))}
      {enquiry.mail_last_error && <p className="note">{words.mailError(enquiry.mail_last_error)}</p>}
    </section>
  );
}
