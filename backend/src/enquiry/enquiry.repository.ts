import type { EntityManager } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';

/** Repetitions of one form may arrive at the same moment: the others wait until the first is stored. */
export async function isRepetition(manager: EntityManager, submissionKey: string): Promise<boolean> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [submissionKey]);
  return manager.existsBy(Enquiry, { submissionKey });
}
