import type { PostList } from './blog.schema.js';

/** About ten megabytes. */
const MAX_ENTRIES = 300;

/** Pages of lists and their totals, valid until any post changes. */
export class ListCache {
  private version = '';
  private readonly pages = new Map<string, Promise<PostList>>();
  private readonly totals = new Map<string, Promise<number>>();

  constructor(private readonly readVersion: () => Promise<string>) {}

  page(key: string, read: () => Promise<PostList>): Promise<PostList> {
    return this.find(this.pages, key, read);
  }

  total(key: string, count: () => Promise<number>): Promise<number> {
    return this.find(this.totals, key, count);
  }

  private async find<T>(cached: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
    // Before the list, so that a list is never cached under a newer version than its own.
    const version = await this.readVersion();
    if (version !== this.version) {
      this.pages.clear();
      this.totals.clear();
    }
    this.version = version;
    const known = cached.get(key);
    if (known) return known;
    if (cached.size >= MAX_ENTRIES) cached.clear();
    const reading = read();
    cached.set(key, reading);
    reading.catch(() => cached.delete(key));
    return reading;
  }
}
