import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PostNamesRepository } from '../blog/post-names.repository.js';
import { PostSlugRepository } from '../blog/post-slug.repository.js';
import { ProjectNames } from '../projects/project-names.js';
import { ProjectSlugRepository } from '../projects/project-slug.repository.js';
import type { AwaitedPage } from '../publication/slug.repository.js';
import { pathOf } from './path-of.js';
import { type AtSlug, KnownAddresses, slugIn } from './known-addresses.js';
import { RedirectRepository } from './redirect.repository.js';

@Injectable()
export class AddressLookup {
  constructor(
    private readonly redirects: RedirectRepository,
    private readonly posts: PostNamesRepository,
    private readonly projects: ProjectNames,
    private readonly postSlugs: PostSlugRepository,
    private readonly projectSlugs: ProjectSlugRepository,
  ) {}

  /** Of these paths, and of all that their rules lead to. */
  async load(paths: string[], manager?: EntityManager): Promise<KnownAddresses> {
    const asked = new Set<string>();
    const rules = new Map<string, string>();
    for (let next = paths; next.length > 0;) {
      for (const path of next) asked.add(path);
      const found = await this.redirects.leads(next, manager);
      for (const [from, to] of found) rules.set(from, to);
      next = [...found.values()].flatMap((end) => pathOf(end) ?? []).filter((path) => !asked.has(path));
    }
    return new KnownAddresses(await this.atSlugs([...asked]), rules);
  }

  /** A draft or what is scheduled, at this address or where it leads. */
  async awaited(path: string): Promise<(AwaitedPage & { kind: 'blog' | 'project' }) | undefined> {
    const end = (await this.load([path])).endOf(path) ?? path;
    const { list, slug } = slugIn(pathOf(end) ?? '') ?? {};
    if (list === undefined || slug === undefined) return undefined;
    const [kind, slugs] =
      list === '/blog' ? (['blog', this.postSlugs] as const) : (['project', this.projectSlugs] as const);
    const found = await slugs.awaited(slug);
    return found && { kind, ...found };
  }

  private async atSlugs(paths: string[]): Promise<Map<string, AtSlug>> {
    const slugsBelow = (list: string) =>
      paths.flatMap((path) => {
        const found = slugIn(path);
        return found?.list === list ? [found.slug] : [];
      });
    const [posts, projects] = await Promise.all([
      this.posts.bySlugs(slugsBelow('/blog')),
      this.projects.bySlug(slugsBelow('/projects')),
    ]);
    return new Map([
      ...[...posts].flatMap(([asked, { slug, heading }]) => asAskedAndNow('/blog', asked, slug, heading)),
      ...[...projects].flatMap(([asked, { slug, title }]) => asAskedAndNow('/projects', asked, slug, title)),
    ]);
  }
}

function asAskedAndNow(list: string, asked: string, slug: string, title: string): [string, AtSlug][] {
  return [asked, slug].map((each) => [`${list}/${each}`, { slug, title }]);
}
