import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { type Lifecycle, isPublic } from './publication-status.js';
import type { PublishedKind } from './published-kind.js';
import { freeSlug, slugFrom } from './slug.js';

const slugRow = z.object({ slug: z.string() });

/** Slugs of one kind, present and former. */
@Injectable()
export abstract class SlugRepository {
  protected abstract readonly kind: PublishedKind;

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
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${noun} slug`]);
    const taken = await queryRows(
      manager,
      slugRow,
      `SELECT slug FROM (
         SELECT slug, id FROM ${table} WHERE deleted_at IS NULL
         UNION ALL SELECT slug, ${oldSlugs.owner} FROM ${oldSlugs.table}
       ) AS known WHERE (slug = $1 OR slug LIKE $1 || '-%') AND id <> $2`,
      [base, ownId],
    );
    return freeSlug(base, new Set(taken.map(({ slug }) => slug)));
  }

  /** The old address leads to the thing itself, so there are no chains of redirects. */
  async remember(
    manager: EntityManager,
    old: Lifecycle & { id: number; slug: string },
    slug: string,
  ): Promise<void> {
    if (old.slug === slug) return;
    const { table, owner } = this.kind.oldSlugs;
    await manager.query(`DELETE FROM ${table} WHERE slug = $1 AND ${owner} = $2`, [slug, old.id]);
    if (isPublic(old)) await this.lead(manager, old.slug, old.id);
  }

  async lead(manager: EntityManager, slug: string, id: number): Promise<void> {
    const { table, owner } = this.kind.oldSlugs;
    await manager.query(
      `INSERT INTO ${table} (slug, ${owner}) VALUES ($1, $2)
       ON CONFLICT (slug) DO UPDATE SET ${owner} = excluded.${owner}`,
      [slug, id],
    );
  }
}
