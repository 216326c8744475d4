import { fieldKind } from '../rows/fieldKinds.ts';
import { type Json, readAt } from '../json.ts';

export function textAt(item: Json, path: string): string {
  return fieldKind('line').toText(readAt(item, path));
}

/** Those that hold something, one after the other. */
export function sentences(...texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => text.replace(/\.$/, ''))
    .join('. ');
}
