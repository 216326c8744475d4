import type { SlideImage } from 'yet-another-react-lightbox';
import type { Slot } from '../../content/media.ts';
import { madePicture, pictureUrl } from '../../content/pictures.ts';

export function pictureSlide({ src, alt }: Slot, format: 'avif' | 'webp') {
  const { width, height, widths } = madePicture(src);
  const srcSet = widths.map((each) => ({
    src: pictureUrl(src, each, format),
    width: each,
    height: Math.round((each * height) / width),
  }));
  return {
    src: pictureUrl(src, widths.at(-1) ?? width, format),
    alt,
    width,
    height,
    srcSet,
  } satisfies SlideImage;
}
