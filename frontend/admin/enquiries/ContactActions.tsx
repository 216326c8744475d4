import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { ContactButtons } from './contact/ContactButtons.tsx';
import { DoNotContactButton } from './DoNotContactButton.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.enquiries;

export function ContactActions({ enquiry, act, isBusy }: ActProps) {
  const { state, do_not_contact: isDoNotContact } = enquiry;
  return (
    <div className={styles['actions']}>
      {!isDoNotContact && <ContactButtons enquiry={enquiry} />}
      {state === 'new' && !isDoNotContact && (
        <Button
          line
          disabled={isBusy}
          onClick={() => void act({ act: 'state', fields: { state: 'called' } }, words.stateSet)}
        >
          {words.called}
        </Button>
      )}
      <DoNotContactButton enquiry={enquiry} act={act} isBusy={isBusy} />
    </div>
  );
}
