import { admin } from '../../../content/admin/admin.ts';
import { home } from '../../../content/home-pictures.json';
import { pictureFile } from '../../pictures/pictureFile.ts';
import { type Block, linesOf } from '../../versions/VersionKind.ts';
import { YES } from './fieldKinds.ts';
import type { FieldDefinition } from './ListDefinition.ts';

const { versions, hours, dayInWords } = admin.studio;
const rooms: Record<string, { src: string; alt: string } | undefined> = home.testimonials;

/** What is typed in a field, as it reads. */
export function fieldBlocks({ kind }: Pick<FieldDefinition, 'kind'>, text: string): Block[] {
  if (kind === 'check') return linesOf(text === YES ? versions.checked.yes : versions.checked.no);
  if (kind === 'opening') return linesOf(text ? text.replace('-', ` ${hours.to} `) : hours.closed);
  if (text === '') return [];
  if (kind === 'day') return linesOf(dayInWords(text));
  return kind === 'room' ? [pictureOf(text)] : linesOf(text);
}

function pictureOf(room: string): Block {
  const { src = '', alt = '' } = rooms[room] ?? {};
  return { text: alt, picture: pictureFile(src)?.small ?? '' };
}
