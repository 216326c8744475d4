import { useQuery } from '@tanstack/react-query';
import { type AskedSlug, isSlugTaken } from '../../api/adminSlugs.ts';
import { quietCall } from '../session/adminCall.ts';
import { suggestSlug } from '../writing/suggestSlug.ts';
import { whenStill } from './whenStill.ts';

/**
 * The slug that a save will give, and whether another one has it. A blank one becomes a free one, made from the title:
 * '' when that is not known here. Until the answer is known, a slug counts as free and a save tells.
 */
export function useSlug(sent: AskedSlug, title: string): { slug: string; isTaken: boolean } {
  const asked = { ...sent, slug: sent.slug || suggestSlug(title) };
  const { data: isTaken = false } = useQuery({
    queryKey: ['slug', asked],
    enabled: asked.slug !== '',
    queryFn: ({ signal }) => whenStill(() => quietCall((token) => isSlugTaken(token, asked, signal)), signal),
  });
  return isTaken && sent.slug === '' ? { slug: '', isTaken: false } : { slug: asked.slug, isTaken };
}
