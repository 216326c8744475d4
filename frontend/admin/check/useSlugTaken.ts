import { useQuery } from '@tanstack/react-query';
import { type AskedSlug, isSlugTaken } from '../../api/adminSlugs.ts';
import { quietCall } from '../session/adminCall.ts';
import { whenStill } from './whenStill.ts';

/** A blank one becomes a free one, made from the title. Until the answer is known, it counts as free and a save tells. */
export function useSlugTaken(asked: AskedSlug): boolean {
  const { data = false } = useQuery({
    queryKey: ['slug', asked],
    enabled: asked.slug !== '',
    queryFn: ({ signal }) => whenStill(() => quietCall((token) => isSlugTaken(token, asked, signal)), signal),
  });
  return data;
}
