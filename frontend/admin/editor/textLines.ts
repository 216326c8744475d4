import type { AttributeMap, Delta, Op } from 'quill';

export type Contents = Pick<Delta, 'ops'>;

export interface LinePart {
  index: number;
  insert: NonNullable<Op['insert']>;
  attributes: AttributeMap;
}

export interface Line {
  parts: LinePart[];
  format: AttributeMap;
}

export function textLines({ ops }: Contents): Line[] {
  const lines: Line[] = [];
  let parts: LinePart[] = [];
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
