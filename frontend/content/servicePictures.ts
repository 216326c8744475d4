import type { Slot } from './media.ts';
import pictures from './service-pictures.json' with { type: 'json' };

const slots: Partial<Record<string, { main: Slot; side: Slot }>> = pictures;

export function servicePictures(slug: string): { main: Slot; side: Slot } {
  const found = slots[slug];
  if (!found) throw new Error(`service-pictures.json has no pictures of the service ${slug}.`);
  return found;
}
