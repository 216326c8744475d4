import workingHours from '../../../../studio/working-hours.json' with { type: 'json' };
import { admin } from '../../../content/admin/admin.ts';
import { useCurrentMinute } from '../../kit/time/useCurrentMinute.ts';
import { promiseInWords } from './promiseInWords.ts';
import { fieldKind, openingTimes } from '../rows/fieldKinds.ts';
import { type Json, readAt } from '../json.ts';
import type { RowDraft } from '../rows/rowDraft.ts';

interface CallPromiseProps {
  /** The week as it stands in the fields. */
  draft: RowDraft;
  /** The section as it is stored. */
  hours: Json | undefined;
}

/** What follows from the hours, as they are typed. */
export function CallPromise({ draft, hours }: CallPromiseProps) {
  const now = useCurrentMinute();
  const stored = readAt(hours, 'holidays');
  const holidays = (Array.isArray(stored) ? stored : []).map((holiday) => ({
    date: fieldKind('day').toText(readAt(holiday, 'date')),
    name: '',
  }));
  const timesOf = (day: keyof typeof admin.studio.hours.days) => openingTimes(draft[day] ?? '');
  const days = {
    Monday: timesOf('Monday'),
    Tuesday: timesOf('Tuesday'),
    Wednesday: timesOf('Wednesday'),
    Thursday: timesOf('Thursday'),
    Friday: timesOf('Friday'),
    Saturday: timesOf('Saturday'),
    Sunday: timesOf('Sunday'),
  };
  const promised = readAt(hours, 'callWithinHours');
  const callWithinHours = typeof promised === 'number' ? promised : workingHours.callWithinHours;
  return <output className="note num">{promiseInWords({ days, holidays, callWithinHours }, now)}</output>;
}
