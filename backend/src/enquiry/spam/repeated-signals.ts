import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { studio } from '../../studio/studio.js';
import { rising } from './rising.js';
import type { SpamSignal } from './spam-signal.schema.js';

/** Shorter ones, such as “Please call me”, come from many people. */
const MIN_LENGTH = 60;
const countRow = z.object({ count: z.int() });

const OTHERS = `SELECT count(*)::int AS count FROM (
    SELECT FROM enquiry WHERE md5(lower(message)) = md5(lower($1)) AND lower(email) <> lower($2)
      AND created_at > now() - interval '30 days' LIMIT 10) others`;

export async function repeatedSignals(
  manager: EntityManager,
  { message, email }: { message: string; email: string },
): Promise<SpamSignal[]> {
  if (message.length < MIN_LENGTH) return [];
  const [row] = await queryRows(manager, countRow, OTHERS, [message, email]);
  if (!row || row.count === 0) return [];
  return [
    {
      signal: 'repeated',
      points: rising(studio.spam.points.repeated, row.count),
      explanation: 'The same words came from another address within 30 days.',
    },
  ];
}
