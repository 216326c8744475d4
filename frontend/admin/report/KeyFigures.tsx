import type { Report, ReportShare } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { workingHoursInWords } from '../../content/hours/workingHoursInWords.ts';
import { ContactDots } from './ContactDots.tsx';
import styles from './Drawings.module.css';
import { WonStrokes } from './WonStrokes.tsx';
import { formatWorkingTime } from './formatWorkingTime.ts';
import { shareName } from './shareName.ts';

const words = admin.report;
/** More are told together. */
const MAX_SHARES = 4;

/** Two figures and what they rest on: the drawings show nothing that the words do not say. */
export function KeyFigures({ report }: { report: Omit<Report, 'pages'> }) {
  const { contact, before, minutes, promise_minutes: promise, sources } = report;
  const shares = together(sources);
  const won = sources.reduce((sum, share) => sum + share.won, 0);
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{words.median}</dt>
        <dd>
          <b>{formatWorkingTime(contact.median_minutes)}</b>
          <ContactDots minutes={minutes} median={contact.median_minutes} promise={promise} />
          <p className="note num">
            {words.kept(contact, workingHoursInWords(promise / 60))}{' '}
            {words.before(formatWorkingTime(before.median_minutes))}
          </p>
        </dd>
      </div>
      <div>
        <dt>{words.wonTitle}</dt>
        <dd>
          <b>{words.wonOf(won, contact.enquiries)}</b>
          <WonStrokes shares={shares} />
          <p className={`${styles['key']} num`}>
            {shares.map((share) => (
              <span key={share.name}>
                {words.wonAt(shareName(share, 'source'), share.won, share.enquiries)}
              </span>
            ))}
          </p>
        </dd>
      </div>
    </dl>
  );
}

function together(shares: readonly ReportShare[]): ReportShare[] {
  if (shares.length <= MAX_SHARES) return [...shares];
  const rest = shares.slice(MAX_SHARES - 1);
  const sum = (field: 'enquiries' | 'won' | 'value_rupees') =>
    rest.reduce((total, share) => total + share[field], 0);
  const others = {
    name: null,
    enquiries: sum('enquiries'),
    won: sum('won'),
    value_rupees: sum('value_rupees'),
  };
  return [...shares.slice(0, MAX_SHARES - 1), others];
}
