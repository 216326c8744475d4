import { states } from '../content/states.ts';
import type { useShownPictures } from './useShownPictures.ts';

/** Beside the list, which would move if it held this. */
export function ReadingStatus({ shown, hasFailed }: ReturnType<typeof useShownPictures>) {
  if (shown || hasFailed) return null;
  return <output className="needs-script">{states.loading}</output>;
}
