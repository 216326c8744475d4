import { maxPhotographSide } from '../../content/schemas/photograph-limits.ts';

/** A slow line carries a file of this size in half a minute. */
const SMALL_BYTES = 1_000_000;
/** Leaves the studio's own copy nothing to lose that can be seen. */
const QUALITY = 0.9;
const STILL_PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Large photographs as the studio will keep them, which takes a fifth of the bytes. All others stay what they are. */
export async function shrinkPhotographs(files: File[]): Promise<File[]> {
  const small: File[] = [];
  // One after the other: a photograph of a telephone takes 50 MB while it is drawn.
  for (const file of files) small.push(isLarge(file) ? await shrink(file).catch(() => file) : file);
  return small;
}

const isLarge = ({ size, type }: File): boolean => size > SMALL_BYTES && STILL_PICTURES.includes(type);

async function shrink(file: File): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const copy = await draw(picture);
    if (!copy || copy.size >= file.size) return file;
    return new File([copy], file.name, { type: copy.type, lastModified: file.lastModified });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Turned as the camera says. @returns null where the browser cannot draw, or would give noise instead */
async function draw(picture: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, maxPhotographSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !isTruthful(context)) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** Firefox that hides what it runs on gives out random pixels, and so do others like it. */
function isTruthful(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = 'rgb(48 96 144)';
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.join() === '48,96,144,255';
}
