import { diffWordsWithSpace } from 'diff';

export interface WordPart {
  text: string;
  mark?: 'added' | 'removed';
}

/** Words that changed one after the other are one change. */
export function wordsBetween(before: string, after: string): WordPart[] {
  const parts: WordPart[] = [];
  let change = { removed: '', added: '' };
  const end = () => {
    if (change.removed) parts.push({ text: change.removed, mark: 'removed' });
    if (change.added) parts.push({ text: change.added, mark: 'added' });
    change = { removed: '', added: '' };
  };
  const words = diffWordsWithSpace(before, after);
  for (const [place, { value, added, removed }] of words.entries()) {
    const isBetween = change.removed && change.added && value.trim() === '' && place < words.length - 1;
    if (!removed && !added && !isBetween) {
      end();
      parts.push({ text: value });
    } else {
      if (!added) change.removed += value;
      if (!removed) change.added += value;
    }
  }
  end();
  return parts;
}
