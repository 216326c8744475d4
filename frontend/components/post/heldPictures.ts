import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { pictureSize } from '../light/pictureSize.ts';
import { pictureTag } from './pictureTag.ts';
import { full, fullOf } from '../../content/light.json';

const PICTURE = new RegExp(pictureTag, 'g');
const SOURCE = /\ssrc="([^"]*)"/;
const ALT = /\salt="([^"]*)"/;

/** For a light visit: each picture of a post as a link to its file. @param bytes by the pictures' paths */
export function heldPictures(html: string, bytes: Record<string, number>): string {
  return html.replaceAll(PICTURE, (tag) => {
    const source = SOURCE.exec(tag)?.[1] ?? '';
    const alt = ALT.exec(tag)?.[1];
    const path = source.replace(/^\/api\//, '');
    const own = uploadedPicture(path);
    const size = bytes[path];
    const words = size ? fullOf.replace('{size}', pictureSize(size)) : full;
    const room = own ? ` style="aspect-ratio:${own.width}/${own.height}"` : '';
    const name = alt ? `<span class="vh">: ${alt}</span>` : '';
    return `<a class="held-picture" href="${source}"${room}><span>${words}${name}</span></a>`;
  });
}
