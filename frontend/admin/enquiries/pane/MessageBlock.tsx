import { useLocation } from 'react-router-dom';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { site } from '../../../content/site.ts';
import { CORRECTING, CorrectAddress } from '../desk/CorrectAddress.tsx';
import type { Desk } from '../desk/useDesk.ts';
import styles from './EnquiryPane.module.css';
import { EnquirySource } from './EnquirySource.tsx';
import { PaneSection } from './PaneSection.tsx';

const words = admin.enquiries;

/** What they wrote, and how to reach them. */
export function MessageBlock({ enquiry, desk }: { enquiry: Enquiry; desk: Desk }) {
  return (
    <PaneSection id="enquiry-message" title={words.message}>
      <div className={styles['box']}>
        <p className={styles['message']}>{enquiry.message}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>{words.phone}</dt>
            <dd className="num">{enquiry.phone_e164}</dd>
            {enquiry.phone !== enquiry.phone_e164 && (
              <dd className="note num">{words.typed(enquiry.phone)}</dd>
            )}
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>{enquiry.email}</dd>
          </div>
          {enquiry.project_slug && <AboutProject enquiry={enquiry} />}
          <EnquirySource enquiry={enquiry} />
        </dl>
        <CorrectAddress stored={enquiry.email} desk={desk} opened={useLocation().state === CORRECTING} />
      </div>
    </PaneSection>
  );
}

function AboutProject({ enquiry: { project_slug: slug, project_title: title } }: { enquiry: Enquiry }) {
  return (
    <div>
      <dt>{words.project}</dt>
      <dd>
        <a href={`/projects/${slug}`} target="_blank" rel="noreferrer">
          {title}
          <span className="vh"> ({site.a11y.newTab})</span>
        </a>
      </dd>
    </div>
  );
}
