import { Link } from 'react-router-dom';
import type { EnquiryToCall, Today } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { workingHoursInWords } from '../../content/hours/workingHoursInWords.ts';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { formatStudioMoment } from '../kit/time/studioTime.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import { formatWorkingTime } from '../report/formatWorkingTime.ts';
import { CallRow, urgencyOf } from './CallRow.tsx';
import styles from './TodayPage.module.css';
import { useRowsInPlace } from './useRowsInPlace.ts';

const words = admin.today;

/** By the promised moment, late ones first. */
export function CallNow({ today }: { today: Today }) {
  const { waiting, promise_hours: hours, last_contact: last, now } = today;
  const rows = useRowsInPlace(waiting);
  const minute = useCurrentMinute();
  const isLate = (enquiry: EnquiryToCall) => urgencyOf(enquiry, minute) === 'late';
  const { total, to_call: toCall = total, late = waiting.data.filter(isLate).length } = waiting;
  const isCalm = today.is_open || toCall === 0;
  const count = isCalm ? words.wait(toCall) : words.waitClosed(toCall, late);
  const promise = words.promise(workingHoursInWords(hours));
  return (
    <TitledSection title={words.callNow} note={total > 0 ? `${count} ${promise}` : promise}>
      {total === 0 && (
        <EmptyState
          heading="h3"
          title={words.nobody}
          help={
            last
              ? words.lastContact(formatStudioMoment(last.at, now), formatWorkingTime(last.minutes))
              : words.appear
          }
        />
      )}
      {total > 0 && (
        <>
          <ol className={styles['calls']}>
            {rows.map((enquiry, place) => (
              <CallRow key={enquiry.id} enquiry={enquiry} isFirst={place === 0} now={minute} />
            ))}
          </ol>
          {total > rows.length && (
            <p className="note">
              {words.shownOf(rows.length, total)} <Link to="/enquiries?state=new">{words.allNew}</Link>
            </p>
          )}
          <p className="note">{words.noted}</p>
        </>
      )}
    </TitledSection>
  );
}
