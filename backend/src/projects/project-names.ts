import type { ProjectPicture } from 'content/schemas/project';
import { Injectable } from '@nestjs/common';
import { PortfolioRepository } from './public/portfolio.repository.js';
import { entryAt, keptAt } from './public/public-projects.js';

export interface NamedProject {
  slug: string;
  title: string;
  pictures: ProjectPicture[];
}

/** What the site shows of projects that something else names. */
@Injectable()
export class ProjectNames {
  constructor(private readonly portfolio: PortfolioRepository) {}

  /** By the slugs given, which may be former ones; others are left out. */
  bySlug(slugs: string[]): Promise<Map<string, NamedProject>> {
    return this.found(slugs, entryAt);
  }

  /** By the anchors under which visitors keep pictures, or by slugs. */
  kept(names: string[]): Promise<Map<string, NamedProject>> {
    return this.found(names, keptAt);
  }

  private async found(names: string[], find: typeof entryAt): Promise<Map<string, NamedProject>> {
    if (names.length === 0) return new Map();
    const all = await this.portfolio.shown();
    const named = names.flatMap((asked): [string, NamedProject][] => {
      const found = find(all, asked);
      if (!found) return [];
      const { title, pictures } = found.content;
      return [[asked, { slug: found.slug, title, pictures }]];
    });
    return new Map(named);
  }

  async all(): Promise<NamedProject[]> {
    return (await this.portfolio.shown()).map(({ slug, content: { title, pictures } }) => ({
      slug,
      title,
      pictures,
    }));
  }
}
