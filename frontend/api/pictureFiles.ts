import { uploadedPicture } from './uploadedPicture.ts';
import { madePicture, pictureUrl } from '../content/pictures.ts';

const MAX_PIXEL_RATIO = 4;

export interface PictureFiles {
  width: number;
  height: number;
  /** What its frame shows until it arrives. */
  tone?: string;
  /** The smallest first. */
  widths: number[];
  url: (width: number, format: 'avif' | 'webp') => string;
}

/** @param src of a photograph of the site, such as `home/interiors.jpg`, or of an uploaded picture */
export function pictureFiles(src: string): PictureFiles {
  const uploaded = uploadedPicture(src);
  if (!uploaded) return { ...madePicture(src), url: (width, format) => pictureUrl(src, width, format) };
  const { width: largest, height, widths } = uploaded;
  return {
    width: largest,
    height,
    widths,
    url: (width, format) => {
      const step = width === largest ? '' : `-${width}`;
      return uploaded.src.replace(/\.webp$/, `${step}.${format}`);
    },
  };
}

/** The picture at every width that can be of use, as `srcset` wants it. @param sizes as beside it, such as 60px */
export function pictureSet({ widths, url }: PictureFiles, format: 'avif' | 'webp', sizes = ''): string {
  const most = MAX_PIXEL_RATIO * Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Infinity);
  const enough = widths.find((width) => width >= most) ?? Infinity;
  const useful = widths.filter((width) => width <= enough);
  return useful.map((width) => `${url(width, format)} ${width}w`).join(', ');
}

export const largestFile = ({ widths, width, url }: PictureFiles, format: 'avif' | 'webp'): string =>
  url(widths.at(-1) ?? width, format);
