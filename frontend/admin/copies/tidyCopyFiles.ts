import { postDraftKind } from '../draft/postDraftKind.ts';
import { projectDraftKind } from '../draft/projectDraftKind.ts';
import { removeOldCopyFiles } from './copyFiles.ts';
import { readCopies } from './localCopy.ts';

/** Removes the files that no copy names any more. */
export function tidyCopyFiles(): void {
  const now = Date.now();
  const copies = [
    ...readCopies(localStorage, postDraftKind, now),
    ...readCopies(localStorage, projectDraftKind, now),
  ];
  void removeOldCopyFiles(
    copies.map(({ form }) => form),
    now,
  );
}
