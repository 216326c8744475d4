import type { Enquiry, EnquiryEvent } from '../../../api/wire.gen.ts';
import { formatStudioClock } from '../../kit/time/studioTime.ts';
import { useCurrentMinute } from '../../kit/time/useCurrentMinute.ts';
import { daysOf } from './daysOf.ts';
import { EventIcon } from './EventIcon.tsx';
import { eventLine } from './eventLine.ts';
import styles from './Timeline.module.css';

/** Newest first, by day. */
export function Timeline({ enquiry }: { enquiry: Enquiry }) {
  const days = daysOf(enquiry.events, useCurrentMinute());
  return (
    <div className={styles['timeline']}>
      {days.map(({ title, events }) => (
        <section key={title} aria-label={title}>
          <h4>{title}</h4>
          <ol>
            {events.map((event) => (
              <Event key={event.id} event={event} enquiry={enquiry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Event({ event, enquiry }: { event: EnquiryEvent; enquiry: Enquiry }) {
  const { icon, who, what, why, quote, look } = eventLine(event, enquiry);
  return (
    <li>
      <time dateTime={event.at}>{formatStudioClock(event.at)}</time>
      <span className={styles['mark']} data-look={look}>
        <EventIcon name={icon} />
      </span>
      <div>
        <p>
          {who && <strong>{who}</strong>} {what}
        </p>
        {why && <p className="note">{why}</p>}
        {quote && <blockquote>{quote}</blockquote>}
      </div>
    </li>
  );
}
