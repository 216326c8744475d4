import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC, type Lifecycle, isPublic } from './publication-status.js';
import type { PublishedKind } from './published-kind.js';
import { freeSlug, numberedBase, slugFrom } from './slug.js';
import { lockByName } from '../database/lock-by-name.js';

const slugRow = z.object({ slug: z.string() });
const formerRow = z.object({
  slug: z.string(),
  leads_to: z.string(),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.uuid().nullable(),
});
export type FormerSlug = z.infer<typeof formerRow>;

const awaitedRow = z.object({ publish_at: z.iso.datetime().nullable() });
export type AwaitedPage = z.infer<typeof awaitedRow>;

interface Move {
  by: string | null;
  /** Whether visitors could see it at its old slug before. */
  wasPublic: () => Promise<boolean>;
}

/** Slugs of one kind, present and former. */
@Injectable()
export abstract class SlugRepository {
  protected abstract readonly kind: PublishedKind;
  protected readonly otherNames: string = '';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async presentAndFormer(id: number): Promise<string[]> {
    const { table, oldSlugs } = this.kind;
    const sql = `SELECT slug FROM ${table} WHERE id = $1
      UNION SELECT slug FROM ${oldSlugs.table} WHERE ${oldSlugs.owner} = $1`;
    return (await queryRows(this.database, slugRow, sql, [id])).map(({ slug }) => slug);
  }

  /** No other has or had it. Callers take turns until their transactions end. */
  async free(manager: EntityManager, title: string, ownId = 0): Promise<string> {
    const { noun, table, oldSlugs, defaultSlug } = this.kind;
    const base = slugFrom(title) || defaultSlug;
    await lockByName(manager, `${noun} slug`);
    const taken = await queryRows(
      manager,
      slugRow,
      `SELECT slug FROM (
         SELECT slug, id FROM ${table} WHERE deleted_at IS NULL
         UNION ALL SELECT slug, ${oldSlugs.owner} FROM ${oldSlugs.table} ${this.otherNames}
       ) AS known WHERE (slug = $1 OR slug LIKE $2 || '-%') AND id <> $3`,
      [base, numberedBase(base), ownId],
    );
    return freeSlug(base, new Set(taken.map(({ slug }) => slug)));
  }

  /** Present and former ones of all, but for those that lie in the bin. */
  async known(): Promise<string[]> {
    const { table, oldSlugs } = this.kind;
    const sql = `SELECT slug FROM ${table} WHERE deleted_at IS NULL UNION SELECT slug FROM ${oldSlugs.table}`;
    return (await queryRows(this.database, slugRow, sql)).map(({ slug }) => slug);
  }

  /** By another one that is not in the bin. */
  async isTaken(slug: string, ownId: number): Promise<boolean> {
    const sql = `SELECT slug FROM ${this.kind.table} WHERE slug = $1 AND id <> $2 AND deleted_at IS NULL`;
    return (await queryRows(this.database, slugRow, sql, [slug, ownId])).length > 0;
  }

  /** What is to be at this slug; a draft has no time. */
  async awaited(slug: string): Promise<AwaitedPage | undefined> {
    const sql = `SELECT ${iso('publish_at')} AS publish_at FROM ${this.kind.table}
      WHERE slug = $1 AND deleted_at IS NULL AND NOT ${IS_PUBLIC}`;
    return (await queryRows(this.database, awaitedRow, sql, [slug]))[0];
  }

  /** The old address leads to the thing itself, so there are no chains of redirects. */
  async remember(
    manager: EntityManager,
    old: Lifecycle & { id: number; slug: string },
    slug: string,
    { by, wasPublic }: Move,
  ): Promise<void> {
    if (old.slug === slug) return;
    const { table, owner } = this.kind.oldSlugs;
    await manager.query(`DELETE FROM ${table} WHERE slug = $1 AND ${owner} = $2`, [slug, old.id]);
    if (isPublic(old) || (await wasPublic())) await this.lead(manager, old.slug, old.id, by);
  }

  async lead(
    manager: EntityManager,
    slug: string,
    id: number,
    changedBy: string | null = null,
  ): Promise<void> {
    const { table, owner } = this.kind.oldSlugs;
    await manager.query(
      `INSERT INTO ${table} (slug, ${owner}, changed_by) VALUES ($1, $2, $3)
       ON CONFLICT (slug) DO UPDATE
       SET ${owner} = excluded.${owner}, changed_at = now(), changed_by = excluded.changed_by`,
      [slug, id, changedBy],
    );
  }

  /** Old addresses that lead on now. */
  former(): Promise<FormerSlug[]> {
    const { table, oldSlugs } = this.kind;
    const sql = `SELECT old.slug, ${table}.slug AS leads_to, ${iso('old.changed_at')} AS changed_at, old.changed_by
      FROM ${oldSlugs.table} AS old JOIN ${table} ON id = old.${oldSlugs.owner}
      WHERE ${IS_PUBLIC}
        AND NOT EXISTS (SELECT FROM ${table} WHERE ${table}.slug = old.slug AND ${IS_PUBLIC})`;
    return queryRows(this.database, formerRow, sql);
  }

  /** The old addresses lead nowhere from now on. */
  async forget(manager: EntityManager, slugs: string[]): Promise<void> {
    await manager.query(`DELETE FROM ${this.kind.oldSlugs.table} WHERE slug = ANY($1)`, [slugs]);
  }
}
