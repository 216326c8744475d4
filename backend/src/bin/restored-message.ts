import type { PublicationStatus } from '../publication/publication-status.js';
import type { PublishedKind } from '../publication/published-kind.js';

interface Restored {
  slug: string;
  status: PublicationStatus;
}

/** @param before as it was in the bin */
export function restoredMessage(
  { noun }: PublishedKind,
  { slug, status }: Restored,
  before: Restored,
): string {
  const sentences = [`The ${noun} is back.`];
  if (slug !== before.slug)
    sentences.push(`Its slug is now ${slug}, because another ${noun} has taken ${before.slug}.`);
  if (status === 'draft' && before.status === 'scheduled')
    sentences.push('Its time passed while it lay in the bin, so it is a draft now.');
  return sentences.join(' ');
}
