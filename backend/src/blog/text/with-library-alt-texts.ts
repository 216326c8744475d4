import { escapeAttribute } from 'entities';
import type { PictureLibrary } from '../../pictures/picture-library.js';
import { encodeDescription } from './description.js';

/** Neither described nor decorative, in the stored form. */
const UNSAID = /(&lt;img src=&quot;\/api\/(uploads\/[\da-fx-]+\.webp)&quot; alt=&quot;)(?=&quot;&gt;)/g;

/** For visitors: pictures of the text without words have those of the library. */
export async function withLibraryAltTexts<Shown extends { description: string }>(
  post: Shown,
  library: PictureLibrary,
): Promise<Shown> {
  const unsaid = [...post.description.matchAll(UNSAID)].flatMap(([, , src]) => src ?? []);
  if (unsaid.length === 0) return post;
  const altTexts = await library.altTexts(unsaid);
  const altOf = (src: string) => encodeDescription(escapeAttribute(altTexts.get(src) ?? ''));
  const description = post.description.replaceAll(
    UNSAID,
    (_whole, before: string, src: string) => before + altOf(src),
  );
  return { ...post, description };
}
