import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { ContactButtons } from '../contact/ContactButtons.tsx';
import styles from './EnquiryPane.module.css';

export function ContactActions({ enquiry }: { enquiry: Enquiry }) {
  if (!enquiry.may_contact) return null;
  return (
    <div>
      <div className={styles['actions']}>
        <ContactButtons enquiry={enquiry} isFirst={enquiry.state !== 'spam'} />
      </div>
      <p className="note">{admin.desk.ways}</p>
    </div>
  );
}
