import type { AdminProjectCard } from '../../api/wire.gen.ts';
import type { ListFilter } from '../kit/lists/listFilter.ts';

/** In their order; each word of a search is in the title or the place. */
export function fittingProjects(
  projects: readonly AdminProjectCard[],
  { search, state }: Pick<ListFilter, 'search' | 'state'>,
): AdminProjectCard[] {
  const words = folded(search).split(/\s+/);
  return projects.filter(({ title, place, status }) => {
    const text = folded(`${title} ${place}`);
    return (!state || status === state) && words.every((word) => text.includes(word));
  });
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
