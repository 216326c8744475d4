import type { DraftKind } from '../draft/DraftKind.ts';
import { countWords } from '../editor/countWords.ts';

/** How many words the later one has more; fewer when negative. */
export function wordsMore<Draft>(
  { textOf }: Pick<DraftKind<Draft>, 'textOf'>,
  present: Draft,
  later: Draft,
): number {
  return countWords(textOf(later)) - countWords(textOf(present));
}
