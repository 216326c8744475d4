import { uploadedPicture } from '../../../../api/uploadedPicture.ts';

const PICTURE = /<img\b[^>]*>/g;
const OWN_SOURCE = /\ssrc="\/api\/(uploads\/[^"]+)"/;

/** Pictures in a text are fetched when they come near; those we keep ourselves get their size and smaller files too. */
export function lazyPictures(html: string): string {
  return html.replaceAll(PICTURE, (tag) => {
    const own = uploadedPicture(OWN_SOURCE.exec(tag)?.[1] ?? '');
    const size = own
      ? ` width="${own.width}" height="${own.height}" srcset="${own.srcSet}" sizes="(min-width: 768px) 55vw, 100vw"`
      : '';
    return tag.replace('<img', `<img loading="lazy" decoding="async"${size}`);
  });
}
