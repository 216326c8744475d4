import { projects as all } from './projects.json';
import words from './captions.json' with { type: 'json' };
import type { Slot } from './media.ts';

export const projects = all.map(({ slug, title, location }) => ({ slug, title, location }));

const captions: Record<string, string[] | undefined> = words.captions;

/** The `n`-th picture of a project, counted from 1; its caption is its alternative text. */
export function projectPicture(slug: string, n: number, focus = '50% 50%'): Slot {
  const alt = captions[slug]?.[n - 1] ?? words.fallback.replace('{n}', String(n));
  return { src: `projects/${slug}/${String(n).padStart(2, '0')}.jpg`, alt, focus };
}
