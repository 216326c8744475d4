import type { Enquiry } from '../../../api/wire.gen.ts';
import { Picture } from '../../../components/Picture.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { site } from '../../../content/site.ts';
import { PaneSection } from './PaneSection.tsx';
import styles from './Shortlist.module.css';
import { isOnSite } from '../isOnSite.ts';

const words = admin.enquiries;

/** In the visitor's order. */
export function Shortlist({ pictures }: { pictures: Enquiry['shortlist'] }) {
  return (
    <PaneSection id="enquiry-shortlist" title={words.shortlist(pictures.length)}>
      <ol className={`${styles['shortlist']} list`}>
        {pictures.map(({ project, title, number, src, caption, note }, index) => (
          <li key={index}>
            {isOnSite(src) && (
              <Picture slot={{ src, alt: caption, focus: '50% 50%' }} className="r-3x2" sizes="11rem" />
            )}
            <a href={`/projects/${project}`} target="_blank" rel="noreferrer">
              {words.shortlisted(title, number)}
              <span className="vh"> ({site.a11y.newTab})</span>
            </a>
            {note ? <q>{note}</q> : <span className="note">{words.noNote}</span>}
          </li>
        ))}
      </ol>
    </PaneSection>
  );
}
