import retention from '../../../studio/retention.json' with { type: 'json' };
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';

const OFFERED_AFTER_MS = Number.parseInt(retention.unusedPictures) * 24 * 60 * 60 * 1000;

type Marked = Pick<LibraryPicture, 'origin' | 'use_count' | 'added_at'>;

export function unusedMark({ origin, use_count: uses, added_at: added }: Marked, now: number) {
  if (uses > 0 || origin !== 'uploaded') return undefined;
  return admin.library.unused(now - Date.parse(added) >= OFFERED_AFTER_MS);
}
