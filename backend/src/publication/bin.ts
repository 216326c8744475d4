import { studio } from '../studio/studio.js';

const DAYS = Number.parseInt(studio.retention.bin);
const DAY_MS = 24 * 60 * 60 * 1000;

/** An interval of Postgres. */
export const BIN_RETENTION = studio.retention.bin;

/** When the bin is emptied of what was deleted then. */
export function leavesBinAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DAYS * DAY_MS);
}
