import { pictureFiles, pictureSet } from '../../../api/pictureFiles.ts';
import { hero } from '../../../content/homePictures.ts';

/** Where poster and film are cut upright. */
export const UPRIGHT = '(max-width: 47.998em)';

const posters = [
  { src: hero.posterMobile, media: UPRIGHT },
  { src: hero.posterDesktop, media: '(min-width: 48em)' },
];

export const heroPosters = posters.flatMap(({ src, media }) => {
  const files = pictureFiles(src);
  const fallback = files.url(files.widths[1] ?? 0, 'webp');
  return (['avif', 'webp'] as const).map((format) => ({
    media,
    type: `image/${format}`,
    srcSet: pictureSet(files, format),
    fallback,
  }));
});
