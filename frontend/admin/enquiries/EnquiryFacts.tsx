import { Link } from 'react-router-dom';
import type { Enquiry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import styles from './EnquiryPane.module.css';
import { formatMomentShort } from './formatMomentShort.ts';

const words = admin.enquiries;

export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{words.phone}</dt>
        <dd className="num">{enquiry.phone_e164}</dd>
        {enquiry.phone !== enquiry.phone_e164 && <dd className="note num">{words.typed(enquiry.phone)}</dd>}
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>{enquiry.email}</dd>
      </div>
      {enquiry.project_slug && <AboutProject enquiry={enquiry} />}
      {enquiry.others.length > 0 && (
        <div className={styles['wide']}>
          <dt>{words.others}</dt>
          {enquiry.others.map(({ id, created_at, name, state }) => (
            <dd key={id}>
              <Link to={`/enquiries/${id}`}>{formatMomentShort(created_at)}</Link> {name},{' '}
              {words.states[state]}
            </dd>
          ))}
        </div>
      )}
    </dl>
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
