import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { full } from '../../content/light.json';

const PICTURE = /<img\b[^>]*>/g;
const SOURCE = /\ssrc="([^"]*)"/;
const ALT = /\salt="([^"]*)"/;

/** For a light visit: each picture of a post as a link to its file. */
export function heldPictures(html: string): string {
  return html.replaceAll(PICTURE, (tag) => {
    const source = SOURCE.exec(tag)?.[1] ?? '';
    const alt = ALT.exec(tag)?.[1];
    const own = uploadedPicture(source.replace(/^\/api\//, ''));
    const room = own ? ` style="aspect-ratio:${own.width}/${own.height}"` : '';
    const name = alt ? `<span class="vh">: ${alt}</span>` : '';
    return `<a class="held-picture" href="${source}"${room}><span>${full}${name}</span></a>`;
  });
}
