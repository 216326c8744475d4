import { uploadedPicture } from './uploadedPicture.ts';
import { madePicture, pictureUrl } from '../content/pictures.ts';

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

/** The picture at every width, as `srcset` wants it. */
export function pictureSet({ widths, url }: PictureFiles, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${url(width, format)} ${width}w`).join(', ');
}

export const largestFile = ({ widths, width, url }: PictureFiles, format: 'avif' | 'webp'): string =>
  url(widths.at(-1) ?? width, format);
