import { LRUCache } from 'lru-cache';
import type { BackendReads } from './read-once.ts';
import { log } from '../log.ts';
import type { RenderedPage } from './rendered-page.ts';

const MAX_CACHED_PAGES = 200;
/** A page has 70 to 180 kB. */
const MAX_CACHED_BYTES = 16_000_000;

/** By API path; undefined for an answer without one. */
export type ApiEtags = Map<string, string | undefined>;

/** A page is sent again only after the backend has confirmed each ETag it was rendered from: it is never an old one. */
export class RenderedPageCache {
  private readonly pages = new LRUCache<string, { page: RenderedPage; etags: ApiEtags }>({
    max: MAX_CACHED_PAGES,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ page }) => page.size,
    dispose: ({ page }) => {
      page.isCached = false;
    },
  });

  async get(url: string, backend: BackendReads): Promise<RenderedPage | undefined> {
    const cached = this.pages.get(url);
    return cached && (await isUnchanged(cached.etags, backend)) ? cached.page : undefined;
  }

  /** The addresses of the pages, the last shown ones first. */
  get addresses(): string[] {
    return [...this.pages.keys()];
  }

  set(url: string, page: RenderedPage, etags: ApiEtags): void {
    const isComplete = [...etags.values()].every((etag) => etag !== undefined);
    if (!page.isForEverybody || !isComplete) return;
    page.isCached = true;
    this.pages.set(url, { page, etags });
  }
}

async function isUnchanged(etags: ApiEtags, backend: BackendReads): Promise<boolean> {
  try {
    const answers = await Promise.all([...etags].map(([path]) => backend.get(path)));
    return [...etags.values()].every((etag, index) => answers[index]?.etag === etag);
  } catch (error) {
    log.warn({ err: error }, 'Whether a page is still as it was could not be asked.');
    return false;
  }
}
