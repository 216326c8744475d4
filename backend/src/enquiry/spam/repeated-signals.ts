import contact from 'content/contact.json' with { type: 'json' };
import type { EntityManager } from 'typeorm';
import { studio } from '../../studio/studio.js';
import { countOfSameWords } from '../enquiry.repository.js';
import { rising } from './rising.js';
import type { SpamSignal } from './spam-signal.schema.js';

/** Shorter ones, such as “Please call me”, come from many people. */
const MIN_LENGTH = 60;
const { typeLabel, projectPrefix } = contact.enquiry;
/** What the form writes by itself is the same for everybody who chooses the same. */
const FORM_LINES = [typeLabel, projectPrefix.replace('{project}', '')];

export async function repeatedSignals(
  manager: EntityManager,
  { message, email }: { message: string; email: string },
): Promise<SpamSignal[]> {
  if (ownWords(message).length < MIN_LENGTH) return [];
  const count = await countOfSameWords(manager, { message, email });
  if (count === 0) return [];
  return [
    {
      signal: 'repeated',
      points: rising(studio.spam.points.repeated, count),
      explanation: 'The same words came from another address within 30 days.',
    },
  ];
}

function ownWords(message: string): string {
  const lines = message.split('\n');
  return lines.filter((line) => !FORM_LINES.some((start) => line.startsWith(start))).join('\n');
}
