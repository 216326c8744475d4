import { useId } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioTime, studioMoment } from '../kit/time/studioTime.ts';
import { formatDateOfPost } from './checkDate.ts';

const words = admin.check.when;

interface WhenWhereProps {
  isOnSite: boolean;
  isScheduled: boolean;
  isLeaving: boolean;
  /** By the clock of the studio, YYYY-MM-DDTHH:MM. */
  publishAt: string;
  /** YYYY-MM-DD, of a post. */
  date?: string;
  /** Undefined while the address is not known. */
  path: string | undefined;
}

export function WhenWhere({ date, path, ...when }: WhenWhereProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <p className="note num">
        {momentOf(when)} {date && words.date(formatDateOfPost(date))}{' '}
        {path === undefined ? words.noAddress : words.address(path)}
      </p>
    </section>
  );
}

function momentOf(when: Omit<WhenWhereProps, 'date' | 'path'>): string {
  const { isOnSite, isScheduled, isLeaving, publishAt } = when;
  if (isOnSite) return words.onSite;
  if (!isScheduled) return words.now;
  const moment = studioMoment(publishAt);
  if (!moment) return words.noMoment;
  return (isLeaving ? words.back : words.later)(formatStudioTime(moment));
}
