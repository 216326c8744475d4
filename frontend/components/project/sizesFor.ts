import { pictureFiles } from '../../api/pictureFiles.ts';

const USUAL_RATIO = 3 / 2;

/** @param sizes of a picture of 3:2, cropped by its frame; a wider one is drawn wider */
export function sizesFor(src: string, sizes: string): string {
  const { width, height } = pictureFiles(src);
  const wider = Math.max(1, width / height / USUAL_RATIO);
  return sizes.replaceAll(/\d+(?=vw)/g, (part) => `${Math.round(Number(part) * wider)}`);
}
