import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { ImageStoreUnavailable } from '../pictures/image-store.js';

/** Classes of SQLSTATE: wrong values, broken rules. */
const WRONG_CONTENT = /^2[23]/;
/** Connections, passwords, room, rights and turns: their messages name objects, and no row. */
const OF_THE_SERVER = /^(08|0A|28|3D|40|42(?!703)|53|54|55|57|58)/;

/** Where Postgres quotes a row, its values are left out. */
export function describeProblem(thrown: unknown): string {
  if (thrown instanceof ImageStoreUnavailable)
    return `The store of the pictures cannot be reached: ${String(thrown.cause)}`;
  if (thrown instanceof AggregateError)
    return thrown.errors.map((error: unknown) => describeProblem(error)).join(' ');
  const error: unknown = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  if (!(error instanceof DatabaseError)) return error instanceof Error ? error.message : String(error);
  const [place = ''] = /^COPY \w+, line \d+/.exec(error.where ?? '') ?? [];
  const what = [error.code, error.constraint ?? '', place].filter(Boolean).join(', ');
  if (OF_THE_SERVER.test(error.code ?? '')) return `Postgres could not restore the backup: ${error.message}`;
  if (!refusesContent(error)) return `Postgres could not restore the backup (${what}).`;
  return `Postgres refuses what is in the backup (${what}).`;
}

export function refusesContent(error: unknown): boolean {
  return error instanceof DatabaseError && WRONG_CONTENT.test(error.code ?? '');
}
