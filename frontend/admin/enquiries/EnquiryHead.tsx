import type { EnquiryAction } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { Notice } from '../../components/Notice.tsx';
import field from '../../components/Field.module.css';
import { admin } from '../../content/admin.ts';
import { formatStudioTime } from '../kit/studioTime.ts';
import { DoNotContactNotice } from './consent/DoNotContactNotice.tsx';
import { CallDue, isCallDue } from './CallDue.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.enquiries;

export interface ActProps {
  enquiry: Enquiry;
  act: (action: EnquiryAction, done: string) => Promise<boolean>;
  isBusy: boolean;
}

export function EnquiryHead({ enquiry, act, isBusy }: ActProps) {
  const set = (state: string) => void act({ act: 'state', fields: { state } }, words.stateSet);
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h2 id="enquiry-name">{enquiry.name}</h2>
          <p className="note num">{words.sent(formatStudioTime(enquiry.created_at), enquiry.page)}</p>
        </div>
        <label className={styles['state']}>
          <span>{words.state}</span>
          <select
            className={field['input']}
            value={enquiry.state}
            disabled={isBusy}
            onChange={({ target }) => set(target.value)}
          >
            {Object.entries(words.states).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </header>
      {isCallDue(enquiry) && (
        <p className={styles['due']}>
          <CallDue enquiry={enquiry} withTime />
        </p>
      )}
      <DoNotContactNotice enquiry={enquiry} />
      {enquiry.spam_reason && <Notice kind="warn">{words.spamReason(enquiry.spam_reason)}</Notice>}
    </>
  );
}
