import { diffArrays } from 'diff';
import { type WordPart, wordsBetween } from '../compare/wordsBetween.ts';
import type { Block, FieldChange } from './VersionKind.ts';

export type ComparedRow =
  | { isSame: true; blocks: Block[] }
  | { isSame: false; before: Block | undefined; after: Block | undefined; words: WordPart[] };

const keyOf = ({ text, picture = '' }: Block) => `${picture}\n${text}`;

const isSameBlock = (one: Block, other: Block) => keyOf(one) === keyOf(other);

/** Paragraphs of both sides in line; what was taken out stands beside what came in its place. */
export function comparedRows({ before, after }: Pick<FieldChange, 'before' | 'after'>): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let removed: Block[] = [];
  const end = (added: Block[]) => {
    const count = Math.max(removed.length, added.length);
    for (let place = 0; place < count; place += 1) rows.push(changedRow(removed[place], added[place]));
    removed = [];
  };
  for (const run of diffArrays(before, after, { comparator: isSameBlock })) {
    if (run.removed) {
      removed = run.value;
      continue;
    }
    end(run.added ? run.value : []);
    if (!run.added) rows.push({ isSame: true, blocks: run.value });
  }
  end([]);
  return rows;
}

function changedRow(before: Block | undefined, after: Block | undefined): ComparedRow {
  return { isSame: false, before, after, words: wordsBetween(before?.text ?? '', after?.text ?? '') };
}
