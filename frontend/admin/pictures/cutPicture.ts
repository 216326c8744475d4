/** Width for each pixel of height of the mobile picture. */
export const MOBILE_SHAPE = 4 / 5;
/** As wide as phones ever show it, in pixels. */
const WIDEST = 1600;
const QUALITY = 0.92;

/** What is to stay in view, from 0, the left or the top, to 1. */
export interface Focus {
  x: number;
  y: number;
}

export const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** The largest part of the mobile picture's shape, placed as `object-position` would place it. */
export function mobilePart(width: number, height: number, focus: Focus) {
  const partWidth = Math.min(width, height * MOBILE_SHAPE);
  const partHeight = Math.min(height, width / MOBILE_SHAPE);
  return {
    left: (width - partWidth) * focus.x,
    top: (height - partHeight) * focus.y,
    width: partWidth,
    height: partHeight,
  };
}

/** The part of a picture that phones show, as a file to send. @throws when the browser cannot read the picture */
export async function cutPicture(picture: Blob, focus: Focus): Promise<File> {
  const image = await createImageBitmap(picture);
  const part = mobilePart(image.width, image.height, focus);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(part.width, WIDEST));
  canvas.height = Math.round(canvas.width / MOBILE_SHAPE);
  const place = [0, 0, canvas.width, canvas.height] as const;
  canvas.getContext('2d')?.drawImage(image, part.left, part.top, part.width, part.height, ...place);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', QUALITY);
  });
  if (!blob) throw new Error('The picture could not be cut.');
  return new File([blob], 'mobile', { type: blob.type });
}
