import { postKind } from '../draft/postKind.ts';
import { projectKind } from '../draft/projectKind.ts';
import { removeOldCopyFiles } from './copyFiles.ts';
import { readCopies } from './localCopy.ts';

/** Removes the files that no copy names any more. */
export function tidyCopyFiles(): void {
  const now = Date.now();
  const copies = [...readCopies(localStorage, postKind, now), ...readCopies(localStorage, projectKind, now)];
  void removeOldCopyFiles(
    copies.map(({ form }) => form),
    now,
  );
}
