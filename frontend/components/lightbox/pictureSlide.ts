import type { SlideImage } from 'yet-another-react-lightbox';
import type { Slot } from '../../content/media.ts';
import { largestFile, pictureFiles } from '../../api/pictureFiles.ts';

export function pictureSlide({ src, alt }: Pick<Slot, 'src' | 'alt'>, format: 'avif' | 'webp') {
  const files = pictureFiles(src);
  const { width, height, widths, url } = files;
  const srcSet = widths.map((each) => ({
    src: url(each, format),
    width: each,
    height: Math.round((each * height) / width),
  }));
  return { src: largestFile(files, format), alt, width, height, srcSet } satisfies SlideImage;
}
