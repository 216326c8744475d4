import type { Enquiry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { formatStudioTime } from '../kit/studioTime.ts';
import styles from './EnquiryPane.module.css';
import { PaneSection } from './PaneSection.tsx';

const words = admin.enquiries;

export function ConsentBlock({ enquiry }: { enquiry: Enquiry }) {
  return (
    <PaneSection id="enquiry-consent" title={admin.desk.consentTitle}>
      <blockquote className={styles['consent']}>{enquiry.consent_text}</blockquote>
      <p className="note num">
        {words.consent(formatStudioTime(enquiry.created_at), enquiry.consent_version)}
      </p>
    </PaneSection>
  );
}
