import type { Backend } from './backend.ts';
import type { ReadyPage } from './ready-page.ts';
import { RecentMap } from './recent-map.ts';

/** Pages kept, the most recently used. */
const KEPT_PAGES = 200;

/** What a page was made of: the paths that were read from the API, each with the name of its content. */
export type Reads = Map<string, string | undefined>;

/**
 * Finished pages by address. A page is shown again only after the backend has said that everything it was made of is
 * unchanged: nobody is ever shown an old one. Only pages that are the same for everybody are kept.
 */
export class KeptPages {
  private readonly pages = new RecentMap<string, { page: ReadyPage; reads: Reads }>(KEPT_PAGES);
  private readonly backend: Backend;

  constructor(backend: Backend) {
    this.backend = backend;
  }

  async find(url: string): Promise<ReadyPage | undefined> {
    const kept = this.pages.get(url);
    return kept && (await this.isUnchanged(kept.reads)) ? kept.page : undefined;
  }

  keep(url: string, page: ReadyPage, reads: Reads): void {
    const isNamed = [...reads.values()].every((etag) => etag !== undefined);
    if (page.isForEverybody && isNamed) this.pages.set(url, { page, reads });
  }

  private async isUnchanged(reads: Reads): Promise<boolean> {
    try {
      const answers = await Promise.all([...reads].map(([path]) => this.backend.ask(path)));
      return [...reads.values()].every((etag, index) => answers[index]?.etag === etag);
    } catch {
      return false;
    }
  }
}
