import { mkdirSync } from 'node:fs';

/** @throws with a sentence */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (cause) {
    throw new Error(
      `${dataDir} cannot be made. Set DATA_DIR to a folder that this user may make and write into.`,
      { cause },
    );
  }
}
