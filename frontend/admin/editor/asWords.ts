import type { Op } from 'quill';

export const SOFT_BREAK = 'soft-break';

/** Undefined of a picture. */
export function asWords(insert: Op['insert'], lineEnd = '\n'): string | undefined {
  if (typeof insert === 'string') return insert;
  return insert && SOFT_BREAK in insert ? lineEnd : undefined;
}
