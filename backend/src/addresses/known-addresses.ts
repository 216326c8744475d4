import { locationOf, pathOf } from './path-of.js';
import { sitePageAt } from './site-pages.js';

/** A post or project at a slug, present or former. */
export interface AtSlug {
  slug: string;
  title: string;
}

const KIND_AND_SLUG = /^(\/blog|\/projects)\/([^/]+)$/;

/** @returns the list below which a path lies, and the slug, of posts and projects */
export function slugIn(path: string): { list: string; slug: string } | undefined {
  const [, list, slug] = KIND_AND_SLUG.exec(path) ?? [];
  return list && slug ? { list, slug } : undefined;
}

/** What is at some addresses of the site, and where others lead: a page comes first, then a former slug, then a rule. */
export class KnownAddresses {
  /** @param atSlugs by path @param rules by path */
  constructor(
    private readonly atSlugs: ReadonlyMap<string, AtSlug>,
    private readonly rules: ReadonlyMap<string, string>,
  ) {}

  at(path: string): string | undefined {
    const found = this.atSlugs.get(path);
    return found && slugIn(path)?.slug === found.slug ? found.title : sitePageAt(path);
  }

  /** Where an old address leads by now, in one step, as a browser is sent there. */
  destinationOf(path: string): string | undefined {
    const end = this.endOf(path);
    return end && !this.isUnpublished(end) ? locationOf(end) : undefined;
  }

  /** Undefined for a circle: what staff saved while a page was at its address may have become one since. */
  endOf(path: string): string | undefined {
    const to = this.leadsTo(path);
    try {
      return to && endOf(path, to, (next) => this.leadsTo(next));
    } catch (error) {
      if (error instanceof Circle) return undefined;
      throw error;
    }
  }

  leadsTo(path: string): string | undefined {
    if (this.at(path) !== undefined) return undefined;
    const found = this.atSlugs.get(path);
    return found ? `${slugIn(path)?.list}/${found.slug}` : this.rules.get(path);
  }

  /** Also while a page is there. */
  ruleOf(path: string): string | undefined {
    return this.rules.get(path);
  }

  /** @param destination whose path was loaded */
  isGone(destination: string): boolean {
    const path = pathOf(destination);
    return path !== undefined && this.at(path) === undefined && this.leadsTo(path) === undefined;
  }

  /** Of a post or project that is no page yet, or no more: browsers would remember the way to nothing. */
  private isUnpublished(destination: string): boolean {
    const path = pathOf(destination);
    return path !== undefined && slugIn(path) !== undefined && this.at(path) === undefined;
  }
}

export class Circle extends Error {
  constructor(from: string, steps: string[]) {
    const way = steps.length > 0 ? `${from}, then ${steps.join(', then ')}, then back` : `${from} to itself`;
    const help = steps.length > 0 ? ', or remove the second one first' : '';
    super(`This would lead in a circle: ${way}. Choose another end${help}.`);
  }
}

/** The end of a chain, so that every old address leads there in one step. @throws Circle */
export function endOf(from: string, to: string, leadsTo: (path: string) => string | undefined): string {
  const steps: string[] = [];
  let end = to;
  for (;;) {
    const path = pathOf(end);
    if (path === undefined) return end;
    if (path === from || steps.includes(path)) throw new Circle(from, steps);
    const next = leadsTo(path);
    if (next === undefined) return end;
    steps.push(path);
    end = next;
  }
}
