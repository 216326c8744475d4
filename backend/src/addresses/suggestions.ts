import type { NamedPage } from './site-pages.js';

/** Of 1: below this, two addresses have only letters in common. */
const MIN_LIKENESS = 0.4;
const LETTERS = 3;

/** Finds the page that a missed address was probably meant for, by groups of three letters. */
export class Suggestions {
  private readonly candidates: { page: NamedPage; size: number }[] = [];
  private readonly places = new Map<string, number[]>();

  constructor(pages: NamedPage[]) {
    for (const page of pages)
      for (const name of [lastOf(page.path), page.title]) this.add(page, groupsOf(name));
  }

  for(path: string): { to: string; title: string } | null {
    const groups = groupsOf(lastOf(path));
    const shared = new Map<number, number>();
    for (const group of groups)
      for (const place of this.places.get(group) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    let best: { to: string; title: string; likeness: number } | undefined;
    for (const [place, count] of shared) {
      const candidate = this.candidates[place];
      if (!candidate) continue;
      const likeness = (2 * count) / (groups.size + candidate.size);
      const { path: to, title } = candidate.page;
      if (likeness >= MIN_LIKENESS && likeness > (best?.likeness ?? 0)) best = { to, title, likeness };
    }
    return best ? { to: best.to, title: best.title } : null;
  }

  private add(page: NamedPage, groups: Set<string>): void {
    const place = this.candidates.push({ page, size: groups.size }) - 1;
    for (const group of groups) {
      const known = this.places.get(group);
      if (known) known.push(place);
      else this.places.set(group, [place]);
    }
  }
}

function lastOf(path: string): string {
  return /([^/=]+?)(\.\w+)?$/.exec(path)?.[1] ?? '';
}

function groupsOf(name: string): Set<string> {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const groups = words.flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - LETTERS + 1 }, (_, at) => padded.slice(at, at + LETTERS));
  });
  return new Set(groups);
}
