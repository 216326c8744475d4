import { hero } from '../../../content/media.ts';
import { madePicture, pictureSet, pictureUrl } from '../../../content/pictures.ts';

const posters = [
  { src: hero.posterMobile, media: '(max-width: 767.98px)' },
  { src: hero.posterDesktop, media: '(min-width: 768px)' },
];

export const heroPosters = posters.flatMap(({ src, media }) => {
  const fallback = pictureUrl(src, madePicture(src).widths[1] ?? 0, 'webp');
  return (['avif', 'webp'] as const).map((format) => ({
    media,
    type: `image/${format}`,
    srcSet: pictureSet(src, format),
    fallback,
  }));
});
