import { formatDate } from './formatDate.ts';

/** @param date YYYY-MM-DD */
export function PlainDate({ date }: { date: string }) {
  return (
    <time className="num" dateTime={date}>
      {formatDate(date)}
    </time>
  );
}
