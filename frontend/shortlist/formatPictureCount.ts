import words from '../content/shortlist.json' with { type: 'json' };

/** "Three pictures". */
export function formatPictureCount(count: number): string {
  return count === 1 ? words.one : words.many.replace('{count}', words.numbers[count] ?? `${count}`);
}
