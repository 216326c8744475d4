import type { EnquiryAction } from '../../../api/adminEnquiries.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { formatStudioTime } from '../../kit/time/studioTime.ts';
import { DoNotContactNotice } from '../consent/DoNotContactNotice.tsx';
import { CallDue, isCallDue } from '../CallDue.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.enquiries;

export interface ActProps {
  enquiry: Enquiry;
  /** @param done the sentence of its toast, by the answer where that matters */
  act: (action: EnquiryAction, done: string | ((changed: Enquiry) => string)) => Promise<boolean>;
  isBusy: boolean;
}

export function EnquiryHead({ enquiry }: { enquiry: Enquiry }) {
  const { may_contact: mayContact, state } = enquiry;
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h2 id="enquiry-name" tabIndex={-1}>
            {enquiry.name}
          </h2>
          <p className="note num">{words.sent(formatStudioTime(enquiry.created_at), enquiry.page)}</p>
          <FirstContact enquiry={enquiry} />
        </div>
        <span className={styles['mark']} data-state={mayContact ? state : 'bad'}>
          {mayContact ? words.states[state] : words.doNotContact}
        </span>
      </header>
      {mayContact && isCallDue(enquiry) && (
        <p className={styles['due']}>
          <CallDue enquiry={enquiry} />
        </p>
      )}
      <DoNotContactNotice enquiry={enquiry} />
    </>
  );
}

function FirstContact({ enquiry }: { enquiry: Enquiry }) {
  const { first_contact_at: at, first_contact_by: by, first_contact_how: how } = enquiry;
  if (at === null || by === null || how === null) return null;
  const said = admin.desk.firstContact(admin.desk.contacts[how], by, formatStudioTime(at));
  return <p className="note num">{said}</p>;
}
