import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { pictureTag } from './pictureTag.ts';
import { widthWithin } from './widthWithin.ts';

const PICTURE = new RegExp(pictureTag, 'g');
const OWN_SOURCE = /\ssrc="\/api\/(uploads\/[^"]+)"/;

const SIZES = '(min-width: 48em) 55vw, 100vw';

export function lazyPictures(html: string): string {
  return html.replaceAll(PICTURE, (tag) => {
    const own = uploadedPicture(OWN_SOURCE.exec(tag)?.[1] ?? '');
    const later = tag.replace('<img', '<img loading="lazy" decoding="async"');
    if (!own) return later;
    const { avif, webp, width, height } = own;
    const sized = later.replace(
      '<img',
      `<img width="${width}" height="${height}" style="${widthWithin('100%', own)}" srcset="${webp}" sizes="${SIZES}"`,
    );
    return `<picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}">${sized}</picture>`;
  });
}
