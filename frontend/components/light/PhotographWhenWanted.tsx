import type { Slot } from '../../content/media.ts';
import { pictureBytes } from '../../content/pictureBytes.ts';
import { madePicture, pictureUrl } from '../../content/pictures.ts';
import { LightPicture } from './LightPicture.tsx';

export function PhotographWhenWanted({ slot }: { slot: Slot }) {
  return <LightPicture {...fullFiles(slot)} />;
}

export function fullFiles({ src, alt }: Slot) {
  const { width, height, widths } = madePicture(src);
  const largest = widths.at(-1) ?? width;
  const [avif, webp] = [pictureUrl(src, largest, 'avif'), pictureUrl(src, largest, 'webp')];
  return { alt, width, height, avif, webp, bytes: pictureBytes(src) };
}
