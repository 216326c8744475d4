import type { AttributeMap, Delta, Op } from 'quill';

export type Contents = Pick<Delta, 'ops'>;

export interface Part {
  index: number;
  insert: NonNullable<Op['insert']>;
  attributes: AttributeMap;
}

export interface Line {
  parts: Part[];
  format: AttributeMap;
}

export function textLines({ ops }: Contents): Line[] {
  const lines: Line[] = [];
  let parts: Part[] = [];
  let index = 0;
  for (const { insert, attributes = {} } of ops) {
    const pieces = typeof insert === 'string' ? insert.split(/(\n)/).filter(Boolean) : [insert ?? ''];
    for (const piece of pieces) {
      if (piece === '\n') {
        lines.push({ parts, format: attributes });
        parts = [];
      } else parts.push({ index, insert: piece, attributes });
      index += typeof piece === 'string' ? piece.length : 1;
    }
  }
  return lines;
}
