import { useQuery } from '@tanstack/react-query';
import { type AskedSlug, isSlugTaken } from '../../api/adminSlugs.ts';
import { quietCall } from '../session/adminCall.ts';
import { whenStill } from './whenStill.ts';

/** A blank one is made free of the title. While nobody knows, a save tells. */
export function useSlugTaken(asked: AskedSlug): boolean {
  const { data = false } = useQuery({
    queryKey: ['slug', asked],
    enabled: asked.slug !== '',
    queryFn: ({ signal }) => whenStill(() => quietCall((token) => isSlugTaken(token, asked, signal)), signal),
  });
  return data;
}
