import { Injectable } from '@nestjs/common';
import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC } from '../publication/publication-status.js';
import { NEWEST_FIRST } from './post-columns.js';
import { attribute, descendants } from './elements.js';
import { decodeDescription } from './text/description.js';

const MAX_POSTS = 200;
const textRow = z.object({ description: z.string() });
export const linkingPostSchema = z.object({ id: z.int(), heading: z.string() }).meta({ id: 'LinkingPost' });
export type LinkingPost = z.infer<typeof linkingPostSchema>;

@Injectable()
export class PostLinksRepository {
  constructor(private readonly database: DataSource) {}

  /** Of the newest posts, as they are written there. */
  async newest(): Promise<string[]> {
    const sql = `SELECT description FROM blog_post WHERE ${IS_PUBLIC} AND description LIKE '%href=%'
      ORDER BY ${NEWEST_FIRST} LIMIT ${MAX_POSTS}`;
    const texts = await queryRows(this.database, textRow, sql);
    return [...new Set(texts.flatMap(({ description }) => linksIn(decodeDescription(description))))];
  }

  /** Drafts too. @param slugs below the list */
  to(list: '/projects', slugs: string[]): Promise<LinkingPost[]> {
    const sql = `SELECT id, heading FROM blog_post WHERE deleted_at IS NULL AND description ~ $1
      ORDER BY ${NEWEST_FIRST}`;
    const pattern = `${list}/(${slugs.join('|')})(?![a-z0-9-])`;
    return queryRows(this.database, linkingPostSchema, sql, [pattern]);
  }
}

function linksIn(html: string): string[] {
  return descendants(parseFragment(html)).flatMap((node) =>
    tree.isElementNode(node) && node.tagName === 'a' ? (attribute(node, 'href') ?? []) : [],
  );
}
