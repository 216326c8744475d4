import { admin } from '../../content/admin/admin.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import type { DifferingPicture } from './DraftKind.ts';
import type { ProjectDraft } from './projectDraft.ts';

const words = admin.projects;

export function pictureWords({ alt, caption, decorative, focus }: ProjectDraft['pictures'][number]): string {
  const shows = decorative ? words.pictures.decorativeShort : alt || words.pictures.noAlt;
  return [shows, caption, words.focus.words(focus)].filter(Boolean).join(', ');
}

/** What a field shows. */
export function picturesOf({ plan, pairs, pictures }: ProjectDraft, field: keyof ProjectDraft) {
  if (field === 'pictures') return pictures.map((one) => shown(one.src, pictureWords(one)));
  if (field === 'plan') return plan.src === null ? [] : [shown(plan.src, plan.alt)];
  if (field !== 'pairs') return [];
  return pairs
    .flatMap(({ before, after }) => [before, pictures.find(({ key }) => key === after)])
    .flatMap((one) => (one ? [shown(one.src, one.alt)] : []));
}

function shown(src: string, text: string): DifferingPicture {
  return { text, picture: pictureFile(src)?.small ?? '' };
}
