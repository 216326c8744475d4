import { pictureFiles } from '../../api/pictureFiles.ts';

/** A later version of the site may have dropped the photograph. */
export function isOnSite(src: string): boolean {
  try {
    return pictureFiles(src).widths.length > 0;
  } catch {
    return false;
  }
}
