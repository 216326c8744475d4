import type { UploadedPicture } from '../../api/uploadedPicture.ts';

/** The height of a picture is limited by its width: a limit of its own would squash it. */
export const widthWithin = (most: string, { width, height }: UploadedPicture): string =>
  `max-width:min(${most},150svh*${width}/${height})`;
