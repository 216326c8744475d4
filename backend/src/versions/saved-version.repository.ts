import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import type { PageQuery } from '../pagination/page-query.schema.js';
import { paginate } from '../pagination/paginate.js';
import { studio } from '../studio/studio.js';
import { publicationStatuses } from '../publication/publication-status.js';
import { SavedVersion } from './saved-version.entity.js';
import { versionActs } from './version.schema.js';

export type VersionOwner = { postId: number } | { projectId: number } | { section: string };
export type NewVersion = Omit<
  SavedVersion,
  'id' | 'postId' | 'projectId' | 'section' | 'savedAt' | 'fromVersion' | 'toVersion'
> & { ownerVersion: number | null; savedAt?: Date };

/** Beyond the newest `$1`: those older than `$2`, and of those beyond the newest `$3` all but the last of each day. */
const THIN = `
  WITH removed AS (
    DELETE FROM saved_version WHERE id IN (
      SELECT id FROM (
        SELECT id, saved_at,
          row_number() OVER (PARTITION BY post_id, project_id, section ORDER BY number DESC) AS place,
          row_number() OVER (
            PARTITION BY post_id, project_id, section, (saved_at AT TIME ZONE '${studio.locale.timeZone}')::date
            ORDER BY number DESC) AS place_in_day
        FROM saved_version
      ) AS ranked
      WHERE place > $1 AND (saved_at < now() - $2::interval OR place > $3 AND place_in_day > 1)
    ) RETURNING pictures)
  SELECT DISTINCT unnest(pictures) AS name FROM removed`;

const nameRow = z.object({ name: z.string() });
const contentRow = z.object({ number: z.int(), content: z.record(z.string(), z.unknown()) });
const headRow = z.object({
  number: z.int(),
  saved_at: z.string(),
  saved_by: z.uuid().nullable(),
  device: z.string(),
});
const listRow = headRow.extend({
  act: z.enum(versionActs),
  moved_to: z.enum(publicationStatuses).nullable(),
  words_added: z.int(),
  words_removed: z.int(),
  is_current: z.boolean(),
});
const showingRow = z.object({
  post_id: z.int().nullable(),
  project_id: z.int().nullable(),
  title: z.string(),
  first: z.int(),
  last: z.int(),
});
export type VersionsShowing = z.infer<typeof showingRow>;
const HEAD = `number, ${iso('saved_at')} AS saved_at, saved_by, device`;

@Injectable()
export class SavedVersionRepository {
  constructor(private readonly database: DataSource) {}

  list(owner: VersionOwner, query: PageQuery) {
    const [column, id] = ownerColumn(owner);
    return paginate(this.database, query, {
      row: listRow,
      columns: `${HEAD}, act, words_added, words_removed,
        (SELECT saved_version.content ->> 'status' FROM saved_version AS before
          WHERE before.${column} = $1 AND before.number = saved_version.number - 1
            AND before.content ->> 'status' <> saved_version.content ->> 'status') AS moved_to,
        number = (SELECT max(number) FROM saved_version WHERE ${column} = $1) AS is_current`,
      from: 'saved_version',
      order: 'number DESC',
      where: `${column} = $1`,
      values: [id],
    });
  }

  byNumber(owner: VersionOwner, number: number) {
    return this.find(owner, 'number = $2', number);
  }

  /** What was there while the post or project counted this version. */
  ofOwnerVersion(owner: VersionOwner, version: number) {
    return this.find(owner, '$2 BETWEEN from_version AND to_version', version);
  }

  private async find(owner: VersionOwner, condition: string, value: number) {
    const [column, id] = ownerColumn(owner);
    const row = headRow.extend({ content: contentRow.shape.content });
    const sql = `SELECT ${HEAD}, content FROM saved_version WHERE ${column} = $1 AND ${condition}
      ORDER BY number DESC LIMIT 1`;
    const [version] = await queryRows(this.database, row, sql, [id, value]);
    return version;
  }

  async newest(manager: EntityManager, owner: VersionOwner) {
    const [column, id] = ownerColumn(owner);
    const sql = `SELECT number, content FROM saved_version
      WHERE ${column} = $1 ORDER BY number DESC LIMIT 1`;
    const [version] = await queryRows(manager, contentRow, sql, [id]);
    return version;
  }

  async reach(
    manager: EntityManager,
    owner: VersionOwner,
    number: number,
    version: number | null,
  ): Promise<void> {
    const [column, id] = ownerColumn(owner);
    await manager.query(
      `UPDATE saved_version SET from_version = coalesce(from_version, $3), to_version = $3
       WHERE ${column} = $1 AND number = $2 AND to_version IS DISTINCT FROM $3`,
      [id, number, version],
    );
  }

  async insert(manager: EntityManager, owner: VersionOwner, version: NewVersion): Promise<void> {
    const { number, ownerVersion, savedAt, savedBy, device, act, wordsAdded, wordsRemoved } = version;
    const { content, pictures } = version;
    const [column, id] = ownerColumn(owner);
    await manager.query(
      `INSERT INTO saved_version (${column}, number, from_version, to_version, saved_at, saved_by, device, act, words_added,
         words_removed, content, pictures)
       VALUES ($1, $2, $3, $3, coalesce($4, now()), $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        number,
        ownerVersion,
        savedAt,
        savedBy,
        device,
        act,
        wordsAdded,
        wordsRemoved,
        JSON.stringify(content),
        pictures,
      ],
    );
  }

  has(manager: EntityManager, owner: VersionOwner, number: number): Promise<boolean> {
    return manager.existsBy(SavedVersion, { ...owner, number });
  }

  /** Under this slug, also when its time came before the next save. */
  async wasPublic(manager: EntityManager, owner: VersionOwner, slug: string): Promise<boolean> {
    const [column, id] = ownerColumn(owner);
    const sql = `SELECT number FROM (
        SELECT number, content, lead(saved_at, 1, now()) OVER (ORDER BY number) AS until
        FROM saved_version WHERE ${column} = $1
      ) AS kept
      WHERE content ->> 'slug' = $2 AND (content ->> 'status' = 'published'
        OR content ->> 'status' = 'scheduled' AND (content ->> 'publish_at')::timestamptz <= until)
      LIMIT 1`;
    return (await queryRows(manager, contentRow.pick({ number: true }), sql, [id, slug])).length > 0;
  }

  async pictures(manager: EntityManager, owner: VersionOwner): Promise<string[]> {
    const [column, id] = ownerColumn(owner);
    const sql = `SELECT DISTINCT unnest(pictures) AS name FROM saved_version WHERE ${column} = $1`;
    return (await queryRows(manager, nameRow, sql, [id])).map(({ name }) => name);
  }

  /** Whose versions show a picture, from the first to the last that does. */
  showing(manager: EntityManager, picture: string): Promise<VersionsShowing[]> {
    const title = `coalesce(content ->> 'heading', content ->> 'title', '')`;
    const sql = `SELECT post_id, project_id, min(number) AS first, max(number) AS last,
        (array_agg(${title} ORDER BY number DESC))[1] AS title
      FROM saved_version WHERE pictures @> ARRAY[$1] GROUP BY post_id, project_id ORDER BY post_id, project_id`;
    return queryRows(manager, showingRow, sql, [picture]);
  }

  /** @returns names of pictures that the removed versions had */
  async thin(
    manager: EntityManager,
    limits: { newest: number; period: string; undiluted: number },
  ): Promise<string[]> {
    const { newest, period, undiluted } = limits;
    const rows = await queryRows(manager, nameRow, THIN, [newest, period, undiluted]);
    return rows.map(({ name }) => name);
  }
}

function ownerColumn(owner: VersionOwner): [column: string, id: number | string] {
  if ('section' in owner) return ['section', owner.section];
  return 'postId' in owner ? ['post_id', owner.postId] : ['project_id', owner.projectId];
}
