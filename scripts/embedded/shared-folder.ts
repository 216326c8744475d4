import { lstatSync, mkdirSync } from 'node:fs';

export const SHARED_FOLDER = '/var/lib/studio-website-postgres';

/** What Postgres needs when it may not enter the checkout or the data: everybody may enter here. */
export function sharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  const { uid } = lstatSync(SHARED_FOLDER);
  if (uid !== 0) throw new Error(`${SHARED_FOLDER} belongs to another user. Remove it and start again.`);
  return SHARED_FOLDER;
}
