import { Link } from 'react-router-dom';
import type { ContactElsewhere, EnquiryToCall } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { admin } from '../../content/admin/admin.ts';
import { UnsentNote } from '../enquiries/UnsentNote.tsx';
import { ContactButtons } from '../enquiries/contact/ContactButtons.tsx';
import { formatDuration } from '../enquiries/formatDuration.ts';
import { formatMomentShort } from '../enquiries/formatMomentShort.ts';
import { isOnSite } from '../enquiries/isOnSite.ts';
import { wantedKind } from '../enquiries/wantedKind.ts';
import { formatStudioClock, formatStudioDay, isSameDay } from '../kit/time/studioTime.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { OwnerChoice } from './OwnerChoice.tsx';
import styles from './CallRow.module.css';

const words = admin.today;
const HOUR = 3_600_000;
const THUMBNAILS = 3;

interface CallRowProps {
  enquiry: EnquiryToCall;
  /** Its Call is the one solid button of the screen. */
  isFirst: boolean;
  now: number;
}

export function CallRow({ enquiry, isFirst, now }: CallRowProps) {
  const { id, name, phone, message, page, source, created_at: created } = enquiry;
  const row = usePassFocus<HTMLLIElement>();
  return (
    <li ref={row} className={styles['call']} data-due={urgencyOf(enquiry, now)}>
      <When enquiry={enquiry} now={now} />
      <div className={styles['body']}>
        <div className={styles['who']}>
          <h3>
            <Link to={`/enquiries/${id}`}>{name}</Link>
          </h3>
          <span className="num">{phone}</span>
        </div>
        <p className={styles['what']}>{wantedOf(enquiry)}</p>
        <p className={styles['words']} data-none={message === '' || undefined}>
          {message === '' ? words.noWords : message}
        </p>
        {enquiry.shortlist.length > 0 && <Hearts pictures={enquiry.shortlist} />}
        <p className="note num">
          {words.sent(formatMomentShort(created), page)} {words.came(source)}
        </p>
        {enquiry.elsewhere && <Elsewhere contact={enquiry.elsewhere} />}
        <UnsentNote enquiry={id} />
      </div>
      <div className={styles['act']}>
        {enquiry.may_contact ? (
          <ContactButtons enquiry={enquiry} isFirst={isFirst} withMail={false} />
        ) : (
          <p className="note">{words.leftAlone}</p>
        )}
        <OwnerChoice enquiry={enquiry} />
      </div>
    </li>
  );
}

/** Whoever wrote twice may have been spoken with already. */
function Elsewhere({ contact: { id, at, how, by } }: { contact: ContactElsewhere }) {
  return (
    <p className="note num">
      <Link to={`/enquiries/${id}`}>{words.elsewhere}</Link>:{' '}
      {words.contactedBy(words.contacted[how](formatMomentShort(at)), by)}
    </p>
  );
}

function When({ enquiry, now }: { enquiry: EnquiryToCall; now: number }) {
  const { due, is_again: isAgain, first_contact_at: contact, first_contact_how: how } = enquiry;
  const left = Date.parse(due) - now;
  const distance = formatDuration(Math.abs(left));
  const today = new Date(now).toISOString();
  return (
    <p className={styles['when']}>
      <b>{formatStudioClock(due)}</b>
      <span>
        {!isSameDay(due, today) && `${formatStudioDay(due)}, `}
        {left < 0 ? words.over(distance) : words.inTime(distance)}
        {isAgain && `, ${words.again}`}
        {contact && how && `, ${words.contacted[how](formatMomentShort(contact))}`}
      </span>
    </p>
  );
}

export function urgencyOf({ due, first_contact_at: contact, is_again: isAgain }: EnquiryToCall, now: number) {
  const left = Date.parse(due) - now;
  if (contact && !isAgain) return 'done';
  if (left < 0) return 'late';
  return left < HOUR ? 'next' : undefined;
}

function wantedOf(enquiry: EnquiryToCall): string {
  const { size_square_feet: size, project_title: project, budget } = enquiry;
  const kind = wantedKind(enquiry);
  const parts = [kind && admin.desk.kinds[kind], size !== null && words.squareFeet(size), project];
  const wanted = parts.filter(Boolean).join(', ');
  return [wanted, budget ?? words.noBudget].filter(Boolean).join('. ');
}

function Hearts({ pictures }: { pictures: EnquiryToCall['shortlist'] }) {
  const shown = pictures.filter(({ src }) => isOnSite(src)).slice(0, THUMBNAILS);
  return (
    <div className={styles['hearts']}>
      <span className="note">
        <Icon name="heart" />
        {words.hearts(pictures.length)}
      </span>
      {shown.map(({ src, caption, project, picture }) => (
        <Picture
          key={`${project} ${picture}`}
          slot={{ src, alt: caption, focus: '50% 50%' }}
          className={styles['thumbnail'] ?? ''}
          sizes="4.5rem"
        />
      ))}
    </div>
  );
}
