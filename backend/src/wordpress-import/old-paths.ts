import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { numberedPathIn, pathOf } from '../addresses/path-of.js';
import { Redirects } from '../addresses/redirects.js';
import { ValidationError } from '../errors/validation-error.js';
import { addKeysOf } from './add-keys-of.js';
import { type ImportEntry, ImportRepository } from './import.repository.js';
import type { ImportRun } from './import-run.entity.js';
import { ImportedPosts } from './imported-posts.js';

const ADDRESS = /https?:\/\/[^\s"'<>[\]]+/g;
const PATH = /\bhref=["']?\s*(\/(?!\/)[^\s"'<>]*)/gi;

/** What was where on the blog that was exported, and where it is here. */
@Injectable()
export class OldPaths {
  constructor(
    private readonly imports: ImportRepository,
    private readonly posts: ImportedPosts,
    private readonly redirects: Redirects,
  ) {}

  /** Of the links in a text to posts of the same export. */
  async newAddresses(run: ImportRun, content: string): Promise<ReadonlyMap<string, string>> {
    const host = hostOf(run.site);
    const addresses = (content.match(ADDRESS) ?? []).filter((address) => host && hostOf(address) === host);
    const links = [...new Set([...addresses, ...[...content.matchAll(PATH)].map(([, path = '']) => path)])];
    const slugs = await this.slugsAt(run, links.flatMap(pathsOf));
    return new Map(
      links.flatMap((link): [string, string][] => {
        const slug = pathsOf(link)
          .map((path) => slugs.get(path))
          .find(Boolean);
        return slug ? [[link, `/blog/${slug}`]] : [];
      }),
    );
  }

  /** Where an earlier import brought in what waits, its post may have another slug by now, and in the bin none. */
  private async slugsAt(run: ImportRun, paths: string[]): Promise<ReadonlyMap<string, string>> {
    const entries = await this.imports.entriesAt(run.id, paths);
    const keysOf = ({ waiting }: ImportEntry) => (waiting ? addKeysOf(run, waiting) : []);
    const posts = await this.posts.withKeys(entries.flatMap(keysOf));
    const present = new Map(posts.map((post) => [post.add_key, post.is_in_bin ? '' : post.slug]));
    return new Map(
      entries.map((entry) => {
        const slugs = keysOf(entry).flatMap((key) => present.get(key) ?? []);
        return [entry.old_path, slugs.find(Boolean) ?? slugs[0] ?? entry.slug];
      }),
    );
  }

  /** @returns why the old path does not lead to the post, in a sentence; none when it does */
  async lead(manager: EntityManager, oldPath: string, slug: string): Promise<string[]> {
    const to = `/blog/${slug}`;
    if (!oldPath || pathOf(oldPath) === to) return [];
    const rule = { from: oldPath, to, why: 'It was there before the import from WordPress.' };
    try {
      const { reason } = await manager.transaction((inner) => this.redirects.add(inner, rule));
      return reason ? [notLeading(oldPath, reason)] : [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return [notLeading(oldPath, error.message)];
    }
  }
}

function notLeading(oldPath: string, reason: string): string {
  return `Its old address ${oldPath} does not lead here. ${reason}`;
}

export function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host.replace(/^www\./, '');
}

/** With and without the slash at the end: people link to both. */
function pathsOf(address: string): string[] {
  const { pathname = '', search = '' } = URL.parse(address, 'https://old.invalid') ?? {};
  const numbered = numberedPathIn(pathname + search);
  if (numbered) return [numbered];
  const path = pathname.replace(/\/$/, '');
  return path ? [path, `${path}/`] : [];
}

/** The first page and addresses with a query are nothing that could lead on, but for a post's number. */
export function oldPathIn(link: string): string {
  const url = URL.parse(link);
  if (!url) return '';
  return (
    numberedPathIn(url.pathname + url.search) ?? (url.pathname !== '/' && !url.search ? url.pathname : '')
  );
}
