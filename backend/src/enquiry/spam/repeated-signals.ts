import type { EntityManager } from 'typeorm';
import { studio } from '../../studio/studio.js';
import { countOfSameWords } from '../enquiry.repository.js';
import { rising } from './rising.js';
import type { SpamSignal } from './spam-signal.schema.js';

/** Shorter ones, such as “Please call me”, come from many people. */
const MIN_LENGTH = 60;

export async function repeatedSignals(
  manager: EntityManager,
  { message, email }: { message: string; email: string },
): Promise<SpamSignal[]> {
  if (message.length < MIN_LENGTH) return [];
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
