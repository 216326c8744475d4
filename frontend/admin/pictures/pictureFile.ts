import { uploadedPicture } from '../../api/uploadedPicture.ts';
import made from '../../content/pictures.json' with { type: 'json' };
import { type MadePicture, pictureUrl } from '../../content/pictures.ts';

const photographs: Record<string, MadePicture | undefined> = made;
/** Enough for the largest that the form shows, in pixels. */
const LARGE = 960;

export interface PictureSizes {
  large: string;
  small: string;
}

/** The files of a project's picture, uploaded or shipped with the site; undefined when it is gone. @param src as on the wire */
export function pictureFile(src: string): PictureSizes | undefined {
  const uploaded = uploadedPicture(src);
  if (uploaded) return { large: uploaded.src, small: uploaded.thumbnail };
  const widths = photographs[src.replace(/\.jpg$/, '')]?.widths.toSorted((one, other) => one - other);
  const [small] = widths ?? [];
  if (!widths || small === undefined) return undefined;
  const large = widths.find((width) => width >= LARGE) ?? widths.at(-1) ?? small;
  return { large: pictureUrl(src, large, 'webp'), small: pictureUrl(src, small, 'webp') };
}
