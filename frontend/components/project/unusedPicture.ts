import type { Project } from '../../api/wire.gen.ts';
import { placesIn } from './passagePlaces.ts';

type Shown = Pick<Project, 'pictures' | 'passages' | 'pairs' | 'opening' | 'cover'>;

/** The last picture that no other part of the page shows; it stands beside the materials. */
export function unusedPicture({ pictures, passages, pairs, opening, cover }: Shown) {
  const shown = new Set([
    opening ?? cover ?? pictures[0]?.key,
    ...passages.flatMap(({ layout, pictures: own }) => own.slice(0, placesIn(layout))),
    ...pairs.map(({ after }) => after),
  ]);
  return pictures.findLast(({ key }) => !shown.has(key));
}
