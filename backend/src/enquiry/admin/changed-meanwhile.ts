import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventKind, EnquiryEventRow } from '../enquiry-event.schema.js';
import { readEvents } from '../enquiry-event.repository.js';
import { formatClock } from './format-clock.js';

interface Changed {
  kind: EventKind;
  /** How the text of its event begins. */
  begins?: string;
  /** Such as "the budget". */
  what: string;
}

/** Who has changed it meanwhile, and when, in a sentence. */
export async function changedMeanwhile(
  manager: EntityManager,
  enquiryId: string,
  { kind, begins = '', what }: Changed,
): Promise<ConflictException> {
  const events = await readEvents(manager, enquiryId);
  const event = events.find((one) => one.kind === kind && one.text.startsWith(begins));
  return new ConflictException({
    message: event ? sentenceOf(event, what) : `Somebody else has changed ${what} meanwhile.`,
  });
}

function sentenceOf({ actor, at, kind, text }: EnquiryEventRow, what: string): string {
  const when = formatClock(new Date(at));
  if (kind === 'state')
    return `${actor} moved this to ${text.charAt(0).toUpperCase()}${text.slice(1)} ${when}.`;
  if (kind === 'owner')
    return `${actor} ${text === '' ? 'took the owner away' : `gave this to ${text}`} ${when}.`;
  return `${actor} changed ${what} ${when}.`;
}
