import { shortlistLimits } from '../../content/schemas/shortlist-limits.ts';
import {
  type KeptPicture,
  type PictureName,
  isSame,
  storedPictures,
  storePictures,
} from '../../stores/keptPictures.ts';

export type KeepOutcome = 'kept' | 'removed' | 'full' | 'refused';

const without = (name: PictureName) => storedPictures().filter((kept) => !isSame(kept, name));

export function keepOrRemove({ project, picture }: PictureName): KeepOutcome {
  const kept = storedPictures();
  const others = without({ project, picture });
  if (others.length < kept.length) return storePictures(others) ? 'removed' : 'refused';
  if (kept.length >= shortlistLimits.pictures) return 'full';
  return storePictures([...kept, { project, picture, note: '' }]) ? 'kept' : 'refused';
}

export function removePicture(name: PictureName): void {
  storePictures(without(name));
}

/** @param place where it was in the list */
export function putBack({ project, picture, note }: KeptPicture, place: number): boolean {
  const others = without({ project, picture });
  const kept = others.toSpliced(place, 0, { project, picture, note });
  return others.length < shortlistLimits.pictures && storePictures(kept);
}

export function saveNote(name: PictureName, note: string): void {
  const trimmed = note.trim().slice(0, shortlistLimits.note);
  storePictures(storedPictures().map((kept) => (isSame(kept, name) ? { ...kept, note: trimmed } : kept)));
}
