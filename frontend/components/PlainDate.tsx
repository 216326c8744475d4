import { formatDate } from './formatDate.ts';

/** A day without a time of day or a zone. @param date YYYY-MM-DD */
export function PlainDate({ date }: { date: string }) {
  return (
    <time className="num" dateTime={date}>
      {formatDate(date)}
    </time>
  );
}
