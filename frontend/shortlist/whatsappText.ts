import words from '../content/shortlist.json' with { type: 'json' };
import { site } from '../content/site.ts';
import type { PictureName } from '../stores/keptPictures.ts';
import { type ShownPicture, withPlace } from './shownPictures.ts';

const MAX_LETTERS = 1500;
const { opening, line, noted } = words.message;

export const sharedPath = (pictures: readonly PictureName[]): string =>
  `/shortlist?by=anchor&p=${pictures.map(({ project, picture }) => `${project}.${picture}`).join(',')}`;

/** @param chat the address of the studio's chat */
export function whatsappLink(chat: string, shown: ShownPicture[], origin: string): string {
  return `${chat}?text=${encodeURIComponent(whatsappText(shown, origin))}`;
}

/** Ends with the shared link. What is too long loses its notes first, then its lines, then the last pictures. */
export function whatsappText(shown: ShownPicture[], origin: string): string {
  const start = opening.replace('{studio}', () => site.brand.name);
  const texts = shown.flatMap((_, left) => {
    const pictures = shown.slice(0, shown.length - left);
    const link = `${origin}${sharedPath(pictures)}`;
    const versions = [pictures.map(notedLineOf), pictures.map(lineOf), []];
    return versions.map((lines) => [start, ...lines, link].join('\n'));
  });
  return texts.find((text) => text.length <= MAX_LETTERS) ?? start;
}

const lineOf = (picture: ShownPicture) => withPlace(line, picture);

function notedLineOf(picture: ShownPicture): string {
  const bare = lineOf(picture);
  return picture.note ? noted.replace('{line}', () => bare).replace('{note}', () => picture.note) : bare;
}
