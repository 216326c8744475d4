import { Injectable, Logger } from '@nestjs/common';
import { PageCache } from '../../page-cache/page-cache.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import { type PortfolioEntry, PortfolioRepository, isShown } from '../public/portfolio.repository.js';
import { neighboursOf } from '../public/public-projects.js';

@Injectable()
export class ProjectPages {
  private readonly logger = new Logger(ProjectPages.name);

  constructor(
    private readonly slugs: ProjectSlugRepository,
    private readonly portfolio: PortfolioRepository,
    private readonly cache: PageCache,
  ) {}

  /** The slugs of the projects whose pages lead to it. */
  async beside(id: number): Promise<string[]> {
    const shown = await this.portfolio.shown();
    const { previous, next } = neighboursOf(
      shown,
      shown.find((entry) => entry.id === id),
    );
    return [previous, next].flatMap((entry) => entry?.slug ?? []);
  }

  /**
   * Call it after the commit. Not awaited: pages expire by themselves.
   * @param before what stood beside it before a change after which it may be gone
   */
  refresh(id: number, before: string[] = []): void {
    this.refreshAll(async () => {
      const own = await this.slugs.presentAndFormer(id);
      return [...new Set([...own, ...before, ...(await this.beside(id))])];
    });
  }

  /** Those that follow another one than before. */
  refreshMoved(before: number[], after: number[]): void {
    this.refreshAll(async () => {
      const all = await this.portfolio.entries();
      const shownIn = (ids: number[]): PortfolioEntry[] =>
        ids.flatMap((id) => all.find((entry) => entry.id === id && isShown(entry)) ?? []);
      const [old, now] = [shownIn(before), shownIn(after)];
      const moved = now.filter((entry) => {
        const [was, is] = [neighboursOf(old, entry), neighboursOf(now, entry)];
        return was.previous !== is.previous || was.next !== is.next;
      });
      return moved.map(({ slug }) => slug);
    });
  }

  private refreshAll(find: () => Promise<string[]>): void {
    if (!this.cache.isThere) return;
    find().then(
      (projects) => this.cache.refresh({ projects }),
      (error: unknown) => this.logger.warn(error, 'The pages of a changed project expire by themselves'),
    );
  }
}
