import type { Enquiry, EnquiryEvent } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { formatStudioTime } from '../../kit/time/studioTime.ts';
import { formatDuration } from '../formatDuration.ts';
import type { EventIconName } from './EventIcon.tsx';

const words = admin.desk;
const { states } = admin.enquiries;

type Told = Pick<Enquiry, 'created_at' | 'first_contact_at' | 'call_due' | 'page' | 'state'>;

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

type Teller = (event: EnquiryEvent, enquiry: Told) => EventLine;

const by =
  (icon: EventIconName, what: (text: string, actor: string) => string): Teller =>
  ({ actor, text }) => ({ icon, who: actor, what: what(text, actor) });

const tellers: Record<EnquiryEvent['kind'], Teller> = {
  received: (_event, enquiry) => received(enquiry),
  mailed: ({ text }) => ({ icon: 'mail', what: `${words.mailed}: ${text}` }),
  'mail-failed': ({ text }) => ({ icon: 'mail', what: words.mailFailed, why: text, look: 'bad' }),
  contact,
  outcome: by('phone', words.outcome),
  note: ({ actor, text }) => ({ icon: 'note', who: actor, what: words.wroteNote, quote: text }),
  state: by('move', (text) => words.movedTo(isState(text) ? states[text] : text)),
  owner: by('person', (text, actor) => (text === actor ? words.took : givenTo(text))),
  'next-step': by('calendar', (text) => (text === '' ? words.settled : words.setStep(text))),
  facts: by('note', words.noted),
  'do-not-contact': ({ actor, text }) =>
    text === 'set'
      ? { icon: 'ban', who: actor, what: words.leftAlone, look: 'bad' }
      : { icon: 'ban', who: actor, what: text === 'lifted' ? words.lifted : words.liftedInPart },
  withdrawn: ({ actor, text }) => ({ icon: 'ban', who: actor, what: text, look: 'bad' }),
};

export function eventLine(event: EnquiryEvent, enquiry: Told): EventLine {
  return tellers[event.kind](event, enquiry);
}

function givenTo(owner: string): string {
  return owner === '' ? words.tookAway : words.gave(owner);
}

function received({ page, call_due: due, state }: Told): EventLine {
  const line = { icon: 'inbox', who: words.received, what: page === null ? '' : words.came(page) } as const;
  return state === 'spam' ? line : { ...line, why: words.due(formatStudioTime(due)), look: 'key' };
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
