import type { ProjectPicture } from '../../api/wire.gen.ts';
import type { Slot } from '../../content/media.ts';

export function projectSlot({
  src,
  alt,
  decorative,
  focus,
  bytes,
}: Pick<ProjectPicture, 'src' | 'alt' | 'decorative' | 'focus' | 'bytes'>): Slot {
  return { src, alt: decorative ? '' : alt, focus: `${focus.x}% ${focus.y}%`, bytes };
}
