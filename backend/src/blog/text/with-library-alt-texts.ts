import { escapeUTF8 } from 'entities';
import type { PictureLibrary } from '../../pictures/picture-library.js';
import { encodeDescription } from './description.js';

/** Neither described nor decorative, in the stored form. */
const UNSAID = /(&lt;img src=&quot;\/api\/(uploads\/[\da-fx-]+\.webp)&quot; alt=&quot;)(?=&quot;&gt;)/g;

/** For visitors: pictures of the text without words have those of the library. */
export async function withLibraryAltTexts<Shown extends { description: string }>(
  post: Shown,
  library: Pick<PictureLibrary, 'altTexts'>,
): Promise<Shown> {
  const altTexts = await libraryAltTexts(post, library);
  if (altTexts.size === 0) return post;
  const altOf = (src: string) => encodeDescription(escapeUTF8(altTexts.get(src) ?? ''));
  const description = post.description.replaceAll(
    UNSAID,
    (_whole, before: string, src: string) => before + altOf(src),
  );
  return { ...post, description };
}

/** By the paths of the pictures. */
export async function libraryAltTexts(
  { description }: { description: string },
  library: Pick<PictureLibrary, 'altTexts'>,
): Promise<Map<string, string>> {
  const unsaid = [...description.matchAll(UNSAID)].flatMap(([, , src]) => src ?? []);
  return unsaid.length === 0 ? new Map() : library.altTexts(unsaid);
}
