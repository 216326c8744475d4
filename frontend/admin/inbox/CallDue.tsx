import type { EnquiryCard } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { studioWords } from '../kit/studioTime.ts';
import { callDue, lengthWords } from './callDue.ts';
import styles from './Inbox.module.css';
import { useMinute } from './useMinute.ts';

const words = admin.inbox;

export function isCallDue({ state, do_not_contact }: EnquiryCard): boolean {
  return state === 'new' && !do_not_contact;
}

/** How long there is to keep the promise of a call, or since when it is broken. */
export function CallDue({ enquiry, withTime = false }: { enquiry: EnquiryCard; withTime?: boolean }) {
  const now = useMinute();
  const due = callDue(Date.parse(enquiry.created_at));
  const left = due - now;
  const sentence = left >= 0 ? words.due : words.overdue;
  return (
    <span className={`${styles['due']} note num`} data-late={left < 0 || undefined}>
      <Icon name={left >= 0 ? 'clock' : 'warning'} />
      {sentence.replace('{time}', lengthWords(Math.abs(left)))}
      {withTime && words.before(studioWords(new Date(due)))}
    </span>
  );
}
