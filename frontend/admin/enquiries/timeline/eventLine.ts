import type { Enquiry, EnquiryEvent } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin.ts';
import { formatStudioTime } from '../../kit/studioTime.ts';
import { formatDuration } from '../formatDuration.ts';
import type { EventIconName } from './EventIcon.tsx';

const words = admin.desk;
const { states } = admin.enquiries;

type Told = Pick<Enquiry, 'created_at' | 'first_contact_at' | 'call_due' | 'page'>;

/** How one event reads. */
export interface EventLine {
  icon: EventIconName;
  /** In bold at the beginning. */
  who?: string;
  what: string;
  why?: string;
  /** What somebody wrote. */
  quote?: string;
  look?: 'key' | 'bad';
}

export function eventLine(event: EnquiryEvent, enquiry: Told): EventLine {
  const { kind, actor, text } = event;
  const by = (icon: EventIconName, what: string): EventLine => ({ icon, who: actor, what });
  switch (kind) {
    case 'received':
      return received(enquiry);
    case 'mailed':
      return { icon: 'mail', what: `${words.mailed}: ${text}` };
    case 'mail-failed':
      return { icon: 'mail', what: words.mailFailed, why: text, look: 'bad' };
    case 'contact':
      return contact(event, enquiry);
    case 'outcome':
      return by('phone', words.outcome(text));
    case 'note':
      return { ...by('note', words.wroteNote), quote: text };
    case 'state':
      return by('move', words.movedTo(isState(text) ? states[text] : text));
    case 'owner':
      return by('person', text === '' ? words.tookAway : text === actor ? words.took : words.gave(text));
    case 'next-step':
      return by('calendar', text === '' ? words.settled : words.setStep(text));
    case 'facts':
      return by('note', words.noted(text));
    case 'do-not-contact':
      return {
        ...by('ban', text === 'set' ? words.leftAlone : words.lifted),
        ...(text === 'set' && { look: 'bad' }),
      };
    case 'withdrawn':
      return { ...by('ban', text), look: 'bad' };
    case 'files':
    case 'erased':
      return by('note', text);
  }
}

function received({ page, call_due: due }: Told): EventLine {
  const why = words.due(formatStudioTime(due));
  return {
    icon: 'inbox',
    who: words.received,
    what: page === null ? '' : words.came(page),
    why,
    look: 'key',
  };
}

function contact({ at, actor, text }: EnquiryEvent, enquiry: Told): EventLine {
  const how = text === 'whatsapp' || text === 'mail' ? text : 'call';
  const line = { icon: how === 'call' ? 'phone' : how, who: actor, what: words.contacts[how] } as const;
  if (at !== enquiry.first_contact_at) return line;
  const after = formatDuration(Date.parse(at) - Date.parse(enquiry.created_at));
  return { ...line, why: words.first(after, formatStudioTime(enquiry.call_due)), look: 'key' };
}

function isState(text: string): text is keyof typeof states {
  return text in states;
}
