import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostList } from './blog.schema.js';

/** Pages and totals kept at once: at most about ten megabytes. */
const MOST = 300;

/** SQL: another one after every change of a post, and after the time of a scheduled one has come. */
const VERSION = `
  SELECT version || ' ' || (SELECT count(*) FROM blog_post WHERE status = 'scheduled' AND publish_at > now()) AS version
  FROM blog_version`;

/**
 * Pages of lists and how long lists are, each shown again only while all posts are what they were when it was read. So
 * posts are counted, and those of earlier pages passed over, once after a change and not for every visitor.
 */
@Injectable()
export class ListCache {
  private version = '';
  private readonly pages = new Map<string, Promise<PostList>>();
  private readonly totals = new Map<string, Promise<number>>();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param name of the list and its page: the same name, the same page */
  page(name: string, read: () => Promise<PostList>): Promise<PostList> {
    return this.find(this.pages, name, read);
  }

  total(name: string, count: () => Promise<number>): Promise<number> {
    return this.find(this.totals, name, count);
  }

  private async find<T>(kept: Map<string, Promise<T>>, name: string, read: () => Promise<T>): Promise<T> {
    const [now] = await this.database.query<{ version: string }[]>(VERSION);
    if (!now) return read();
    if (now.version !== this.version) this.forget();
    this.version = now.version;
    const known = kept.get(name);
    if (known) return known;
    if (kept.size >= MOST) kept.clear();
    // Read after its version: what a change in between made newer is kept under the older one, for nobody.
    const made = read();
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  }

  private forget(): void {
    this.pages.clear();
    this.totals.clear();
  }
}
