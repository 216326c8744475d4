import type { EnquiryCard } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { formatDue } from '../../content/hours/formatDue.ts';
import styles from './EnquiriesPage.module.css';
import { formatDuration } from './formatDuration.ts';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';

const words = admin.enquiries;

export function isCallDue({ state, is_call_owed, first_contact_at }: EnquiryCard): boolean {
  return state === 'new' && is_call_owed && first_contact_at === null;
}

export function CallDue({ enquiry }: { enquiry: EnquiryCard }) {
  const now = useCurrentMinute();
  const due = Date.parse(enquiry.call_due);
  const left = due - now;
  const sentence = left >= 0 ? words.due : words.overdue;
  return (
    <span className={`${styles['due']} note num`} data-late={left < 0 || undefined}>
      <Icon name={left >= 0 ? 'clock' : 'warning'} />
      {sentence.replace('{time}', formatDuration(Math.abs(left)))}
      {`, ${formatDue(due)}`}
    </span>
  );
}
