import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { pictureSize } from '../light/pictureSize.ts';
import { linkTag, pictureTag } from './pictureTag.ts';
import { widthWithin } from './widthWithin.ts';
import { destination, full, fullOf } from '../../content/light.json';

const PICTURE = new RegExp(pictureTag, 'g');
const LINK = new RegExp(`(${linkTag})((?:(?!</a>).)*)</a>`, 'gs');
const NO_WORDS = /^(?:<[^>]*>|&nbsp;|\s)*$/;
const SOURCE = /\ssrc="([^"]*)"/;
const ALT = /\salt="([^"]*)"/;

/** For a light visit: each picture of a post as a link to its file. @param bytes by the pictures' paths */
export function heldPictures(html: string, bytes: Record<string, number>): string {
  return html.replaceAll(LINK, besideItsPictures).replaceAll(PICTURE, (tag) => heldPicture(tag, bytes));
}

/** No link holds another. */
function besideItsPictures(link: string, tag: string, inside: string): string {
  const pictures = inside.match(PICTURE);
  if (!pictures) return link;
  const own = inside.replaceAll(PICTURE, '');
  const alt = pictures.map(altIn).find(Boolean);
  return `${pictures.join('')}${tag}${NO_WORDS.test(own) ? (alt ?? destination) : own}</a>`;
}

/** As words: an attribute may hold angles that would be tags elsewhere. */
function altIn(tag: string): string | undefined {
  return ALT.exec(tag)?.[1]?.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function heldPicture(tag: string, bytes: Record<string, number>): string {
  const source = SOURCE.exec(tag)?.[1] ?? '';
  const alt = altIn(tag);
  const path = source.replace(/^\/api\//, '');
  const own = uploadedPicture(path);
  const size = bytes[path];
  const words = size ? fullOf.replace('{size}', pictureSize(size)) : full;
  const room = own && `aspect-ratio:${own.width}/${own.height};${widthWithin(`${own.width}px`, own)}`;
  const name = alt ? `<span class="vh">: ${alt}</span>` : '';
  return `<a class="held-picture" href="${source}"${room ? ` style="${room}"` : ''}><span>${words}${name}</span></a>`;
}
