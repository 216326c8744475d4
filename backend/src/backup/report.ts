import { reasonOf } from '../errors/reason-of.js';
import type { Restored } from './restoring/load-backup.js';
import type { Backup, MissingFile } from './manifest.js';

const INCOMPLETE = 3;

export function reportSaved({ tables, madeAt, missing }: Backup): void {
  const saved = `${tables.length} tables and the pictures as of ${madeAt}`;
  if (missing.length === 0) {
    process.stderr.write(`Saved ${saved}.\n`);
    return;
  }
  process.stderr.write(
    `Saved ${saved}, but it is incomplete. Missing from the store are:\n${listed(missing)}`,
  );
  process.exitCode = INCOMPLETE;
}

/** Does not fail: what is missing was already missing. */
export function reportRestored({
  tables,
  madeAt,
  missing,
  carriedOver,
  erasedAgain,
  blockedAgain,
  loweredAgain,
  differences,
}: Restored): void {
  process.stderr.write(`Restored ${tables.length} tables and the pictures as of ${madeAt}.\n`);
  if (carriedOver > 0)
    process.stderr.write(`Enquiries that came since then, and are carried over: ${carriedOver}.\n`);
  if (erasedAgain > 0)
    process.stderr.write(`Enquiries of persons who had been erased, erased again: ${erasedAgain}.\n`);
  if (blockedAgain.length > 0)
    process.stderr.write(`Blocked or removed since then, and blocked again: ${blockedAgain.join(', ')}.\n`);
  if (loweredAgain.length > 0)
    process.stderr.write(`Given a lower role since then, and lowered again: ${loweredAgain.join(', ')}.\n`);
  process.stderr.write('Passwords, passkeys and codes are those of the backup.\n');
  for (const difference of differences) process.stderr.write(`${difference}\n`);
  if (missing.length > 0)
    process.stderr.write(`Neither in the backup nor in the store are:\n${listed(missing)}`);
}

export function fail(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

function listed(missing: MissingFile[]): string {
  return missing.map((one) => `  ${describeMissing(one)}\n`).join('');
}

export function describeMissing({ file, posts, projects, kept }: MissingFile): string {
  const uses = [
    ...(posts.length > 0 ? [`blog ${posts.join(', ')}`] : []),
    ...(projects.length > 0 ? [`project ${projects.join(', ')}`] : []),
  ];
  if (uses.length > 0) return `${file}, shown by ${uses.join(' and ')}`;
  return `${file}, ${kept.length > 0 ? `kept ${kept.join(' and ')}` : 'sent with an enquiry'}`;
}
