import { Link } from 'react-router-dom';
import type { EnquiryFilter } from '../../../api/adminEnquiries.ts';
import type { EnquiryCard } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { CallDue, isCallDue } from '../CallDue.tsx';
import styles from '../EnquiriesPage.module.css';
import { enquiriesAddress } from '../enquiriesAddress.ts';
import { UnsentNote } from '../UnsentNote.tsx';
import { formatMomentShort } from '../formatMomentShort.ts';
import { useIsBeside } from '../useIsBeside.ts';
import { rowId } from './useLeftRow.ts';

const words = admin.enquiries;

interface EnquiryRowsProps {
  enquiries: readonly EnquiryCard[];
  open: string;
  /** Whether it is in the address. */
  isOpened: boolean;
  filter: EnquiryFilter;
  page: number;
}

/** As the state of a link to an enquiry: the list is one step back. */
export const FROM_LIST = 'from the list';

export function EnquiryRows({ enquiries, open, isOpened, filter, page }: EnquiryRowsProps) {
  const isMarked = useIsBeside() || isOpened;
  return (
    <ul className={styles['rows']}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            id={rowId(enquiry.id)}
            className={styles['row']}
            to={enquiriesAddress(filter, page, enquiry.id)}
            state={isOpened ? undefined : FROM_LIST}
            aria-current={(isMarked && enquiry.id === open) || undefined}
          >
            <span className={styles['who']}>
              {enquiry.state === 'new' && (
                <i className={styles['new']}>
                  <span className="vh">{words.states.new}: </span>
                </i>
              )}
              {enquiry.name}
            </span>
            <time className="note num" dateTime={enquiry.created_at}>
              {formatMomentShort(enquiry.created_at)}
            </time>
            <span className={styles['line']}>{enquiry.message}</span>
            <With enquiry={enquiry} />
            <Next enquiry={enquiry} />
            <State enquiry={enquiry} />
            <UnsentNote enquiry={enquiry.id} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function With({ enquiry }: { enquiry: EnquiryCard }) {
  const { project_title: project, shortlist_count: pictures, other_enquiries: others = 0 } = enquiry;
  const parts = [project, pictures > 0 && words.shortlist(pictures), others > 0 && words.more(others)].filter(
    Boolean,
  );
  if (parts.length === 0) return null;
  return <span className={`${styles['with']} note`}>{parts.join(' · ')}</span>;
}

/** Who has it, and what is to be done when; nothing while it is lost. */
function Next({ enquiry }: { enquiry: EnquiryCard }) {
  const { owner, state, next_step: step, next_step_at: at } = enquiry;
  const due = step !== null && state !== 'lost' && (at === null ? step : `${step}, ${formatMomentShort(at)}`);
  const parts = [owner?.name, due].filter(Boolean);
  if (parts.length === 0) return null;
  return <span className={`${styles['with']} note`}>{parts.join(' · ')}</span>;
}

/** Somebody who is to be left alone may still wait for the call that was promised. */
function State({ enquiry }: { enquiry: EnquiryCard }) {
  const isDue = isCallDue(enquiry);
  return (
    <>
      {isDue && <CallDue enquiry={enquiry} />}
      {!(isDue && enquiry.may_contact) && (
        <span className={`${styles['state']} note`}>{stateOf(enquiry)}</span>
      )}
    </>
  );
}

function stateOf({ may_contact: mayContact, state, spam_score: score }: EnquiryCard): string {
  if (!mayContact) return words.doNotContact;
  return state === 'spam' ? admin.spam.row(score) : words.states[state];
}
