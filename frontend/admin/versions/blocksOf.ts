import { admin } from '../../content/admin/admin.ts';
import { readableText } from '../draft/readableText.ts';
import { type Block, linesOf } from './VersionKind.ts';

/** No text read from HTML has this character. */
const PICTURE = '\0';

/** The lines and pictures of a post's text. */
export function blocksOf(html: string): Block[] {
  const pictures: Block[] = [];
  const text = readableText(html, (image) => {
    pictures.push({ text: admin.compare.picture(image.alt), picture: image.getAttribute('src') ?? '' });
    return PICTURE;
  });
  return linesOf(text).map((line) => (line.text === PICTURE && pictures.shift()) || line);
}
