import { admin } from '../../content/admin/admin.ts';
import type { Arrival } from '../library/sending/transfers.ts';
import type { ProjectFormState } from './ProjectFormContext.ts';
import { newDraftPicture, pairPicture } from './takeOut.ts';
import { PICTURES, PLAN } from './usePictureSending.ts';

type Form = Pick<ProjectFormState, 'draft' | 'change' | 'update'>;

/** Puts an uploaded file where it was asked for; one of the project's pictures does not become another one. */
export function arrive({ draft, change, update }: Form, place: string, src: string): Arrival {
  if (place === PLAN) {
    change({ plan: { ...draft.plan, src } }, 'plan.src');
    return {};
  }
  const picture = newDraftPicture(src);
  if (place !== PICTURES) {
    if (draft.pairs.every(({ row }) => row !== place)) return { known: admin.projects.sending.pairWasGone };
    const before = pairPicture(picture);
    update((now) => ({
      ...now,
      pairs: now.pairs.map((pair) => (pair.row === place ? { ...pair, before } : pair)),
    }));
    return {};
  }
  const known = draft.pictures.findIndex((one) => one.src === src) + 1;
  if (known > 0) return { known: admin.projects.sending.already(known) };
  update((now) => ({ ...now, pictures: [...now.pictures, picture] }));
  return { key: picture.key };
}
