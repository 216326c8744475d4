import { projectLimits } from 'content/schemas/project-limits';
import { Injectable } from '@nestjs/common';
import { RelatedPostsRepository } from '../../blog/related-posts.repository.js';
import { projectNotFound } from '../project-id.pipe.js';
import { type PortfolioEntry, PortfolioRepository, isShown } from './portfolio.repository.js';
import { type ProjectQuery, filterProjects } from './filter-projects.js';
import { toBlock, toComparables, toCosts, toLink, toProject, updatedForVisitors } from './project.mapper.js';
import type {
  Comparable,
  NamedPicture,
  ProjectAnswer,
  ProjectCovers,
  ProjectIndex,
  ProjectList,
} from './project.schema.js';

const MAX_PICTURES = 12;

@Injectable()
export class PublicProjects {
  constructor(
    private readonly portfolio: PortfolioRepository,
    private readonly posts: RelatedPostsRepository,
  ) {}

  async list({ page, limit, ...chosen }: ProjectQuery): Promise<ProjectList> {
    const all = await this.portfolio.shown();
    const { fitting, filters } = filterProjects(all, chosen);
    const { length: total } = fitting;
    return {
      data: fitting
        .slice((page - 1) * limit, page * limit)
        .map((entry) => toBlock(entry, all.indexOf(entry) + 1)),
      pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total },
      filters,
      everything: all.length,
    };
  }

  /** Also by a slug that the project had before: then its own differs. */
  async bySlug(slug: string, find: typeof entryAt = entryAt): Promise<ProjectAnswer> {
    const all = await this.portfolio.shown();
    const found = find(all, slug);
    if (!found) throw projectNotFound();
    const { previous, next } = neighboursOf(all, found);
    const others = all.filter((entry) => entry !== found);
    return {
      data: toProject(found),
      previous: previous && toLink(previous),
      next: next && toLink(next),
      others: others.flatMap(toCosts),
      related_posts: await this.posts.bySlugs(found.content.related_posts),
    };
  }

  async covers(): Promise<ProjectCovers> {
    const all = await this.portfolio.shown();
    const chosen = all.filter(({ content }) => content.on_home).slice(0, projectLimits.onHome);
    return {
      data: chosen.map((entry) => ({ ...toLink(entry), anchor: entry.anchor })),
      everything: all.length,
    };
  }

  async index(): Promise<ProjectIndex['data']> {
    return (await this.portfolio.shown()).map(({ slug, anchor, content, ...entry }) => ({
      slug,
      anchor,
      title: content.title,
      place: content.place,
      updated_at: updatedForVisitors(entry),
      pictures: content.pictures.map(({ src }) => src),
    }));
  }

  /** @param names `<slug>.<key>` as mails have it, or `<anchor>.<key>` as visitors keep it, divided by commas */
  async pictures(names: string, find = eitherAt): Promise<NamedPicture[]> {
    const all = await this.portfolio.shown();
    return names.split(',', MAX_PICTURES).flatMap((name) => {
      const [project = '', wanted = ''] = name.split('.');
      const entry = find(all, project);
      const picture = entry?.content.pictures.find(({ key }) => key === wanted);
      return entry && picture ? { project: entry.slug, title: entry.content.title, picture } : [];
    });
  }

  async costs(): Promise<Comparable[]> {
    return (await this.portfolio.entries()).flatMap((entry) => toComparables(entry, isShown(entry)));
  }
}

/** Who has the slug now comes before who had it last. */
export function entryAt(all: PortfolioEntry[], slug: string): PortfolioEntry | undefined {
  return all.find((entry) => entry.slug === slug) ?? all.find(({ old_slugs }) => old_slugs.includes(slug));
}

/** Whose pictures are kept under an anchor, or a slug, as they were before. Another may have the anchor for a slug by now. */
export function keptAt(all: PortfolioEntry[], name: string): PortfolioEntry | undefined {
  const named = entryAt(all, name);
  const isOfAnother = named?.others_anchors.includes(name);
  return all.find(({ anchor }) => anchor === name) ?? (isOfAnother ? undefined : named);
}

/** Links that were shared before they said which of the two they name. */
const eitherAt: typeof entryAt = (all, name) => entryAt(all, name) ?? keptAt(all, name);

/** The last is followed by the first. */
export function neighboursOf<Entry>(
  all: Entry[],
  entry: Entry | undefined,
): { previous: Entry | null; next: Entry | null } {
  if (entry === undefined || all.length < 2) return { previous: null, next: null };
  const at = all.indexOf(entry);
  return { previous: all.at(at - 1) ?? null, next: all[(at + 1) % all.length] ?? null };
}
