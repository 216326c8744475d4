import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { formatStudioTime } from '../../kit/time/studioTime.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { PaneSection } from './PaneSection.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.enquiries;

export function MailDelivery(props: ActProps) {
  const { enquiry } = props;
  return (
    <PaneSection id="enquiry-mails" title={words.mails}>
      <MailLine
        {...props}
        mail="studio"
        state={enquiry.studio_mail}
        at={enquiry.studio_mail_sent_at}
        attempts={enquiry.studio_mail_attempts}
        error={enquiry.studio_mail_error}
      />
      <MailLine
        {...props}
        mail="acknowledgement"
        state={enquiry.acknowledgement}
        at={enquiry.acknowledgement_sent_at}
        attempts={enquiry.acknowledgement_attempts}
        error={enquiry.acknowledgement_error}
      />
    </PaneSection>
  );
}

interface MailLineProps extends ActProps {
  mail: 'studio' | 'acknowledgement';
  state: Enquiry['acknowledgement'];
  at: string | null;
  attempts: number;
  error: string | null;
}

function MailLine({ enquiry, act, isBusy, mail, state, at, attempts, error }: MailLineProps) {
  const isInDigest = mail === 'studio' && state === 'none' && enquiry.state === 'spam';
  return (
    <div className={styles['mail']}>
      <p data-state={state}>
        {words.mailNames[mail]}: {isInDigest ? words.mailInDigest : words.mailStates[state]}
        {at !== null && ` ${formatStudioTime(at)}`}
      </p>
      {(mail === 'studio' || enquiry.may_contact) && (
        <Button
          line
          small
          aria-label={`${words.resend}: ${words.mailNames[mail]}`}
          aria-disabled={isBusy}
          onClick={() =>
            void act({ act: 'resend-mail', fields: { mail, seen_sent_at: at ?? '' } }, words.resent)
          }
        >
          {words.resend}
        </Button>
      )}
      {error !== null && <p className="note">{words.mailError(attempts, error)}</p>}
    </div>
  );
}
