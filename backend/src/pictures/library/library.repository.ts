import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { studio } from '../../studio/studio.js';
import { PictureUses } from '../claims/picture-uses.js';
import {
  type LibraryCounts,
  type LibraryList,
  type LibraryPicture,
  type LibraryQuery,
  libraryCountsSchema,
  libraryPictureSchema,
} from './library.schema.js';

const COLUMNS = `id, src, origin, file_name, alt, is_decorative, focal_x, focal_y, width, height,
  coalesce(bytes, 0) AS bytes, ${iso('added_at')} AS added_at`;
/** Wildcards in a search are ordinary characters. */
const WORDS_MATCH = String.raw`
  words_folded LIKE '%' || regexp_replace(fold_heading($1), '([\\%_])', '\\\1', 'g') || '%'`;
const FITS = {
  all: 'deleted_at IS NULL',
  unused: "deleted_at IS NULL AND origin = 'uploaded' AND use_count = 0",
  'no-alt': `deleted_at IS NULL AND alt = '' AND NOT is_decorative`,
  'too-small': `deleted_at IS NULL AND width < ${studio.pictures.wideEnough}`,
  bin: 'deleted_at IS NOT NULL',
};
const COUNTS = Object.entries(FITS)
  .map(([filter, fits]) => `'${countOf(filter)}', count(*) FILTER (WHERE ${fits})`)
  .join(', ');

const pageRow = z.object({ counts: libraryCountsSchema, data: z.array(libraryPictureSchema) });
const idRow = z.object({ id: z.int() });
const adderRow = z.object({ added_by: z.uuid().nullable() });
const deletedRow = idRow.extend({ src: z.string(), file_name: z.string() });

/** What the library answers; `LibraryEntryRepository` fills it. */
@Injectable()
export class LibraryRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly uses: PictureUses,
  ) {}

  /** All counts follow the search. */
  async list({ search, origin, filter, page, limit }: LibraryQuery): Promise<LibraryList> {
    const sql = `
      WITH used AS (
        SELECT src, count(*)::int AS use_count
        FROM (${this.uses.allPlaced()}) AS placed JOIN library_picture USING (src) GROUP BY src
      ),
      listed AS MATERIALIZED (
        SELECT id, origin, alt, is_decorative, width, added_at, deleted_at, coalesce(use_count, 0) AS use_count
        FROM library_picture LEFT JOIN used USING (src)
        WHERE ${WORDS_MATCH} AND ($2::text IS NULL OR origin = $2)
      )
      SELECT (SELECT json_build_object(${COUNTS}) FROM listed) AS counts, (
        SELECT coalesce(json_agg(page), '[]') FROM (
          SELECT ${COLUMNS}, use_count FROM library_picture JOIN (
            SELECT id AS listed_id, use_count FROM listed WHERE ${FITS[filter]}
            ORDER BY deleted_at DESC, added_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}
          ) AS chosen ON id = listed_id ORDER BY deleted_at DESC, library_picture.added_at DESC, id DESC
        ) AS page
      ) AS data`;
    const [found] = await queryRows(this.database, pageRow, sql, [search, origin ?? null]);
    const { counts, data } = found ?? { counts: NOTHING, data: [] };
    const total = counts[countOf(filter)];
    return { data, counts, pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total } };
  }

  async byId(id: number, manager = this.database.manager): Promise<LibraryPicture | undefined> {
    const sql = `SELECT ${COLUMNS}, (
        SELECT count(*)::int FROM (${this.uses.allPlaced()}) AS placed WHERE placed.src = library_picture.src
      ) AS use_count FROM library_picture WHERE id = $1`;
    return (await queryRows(manager, libraryPictureSchema, sql, [id]))[0];
  }

  async idOf(src: string): Promise<number | undefined> {
    const sql = 'SELECT id FROM library_picture WHERE src = $1';
    return (await queryRows(this.database, idRow, sql, [src]))[0]?.id;
  }

  /** @returns the account, unless it is gone */
  async adderOf(id: number): Promise<string | null> {
    const sql = 'SELECT added_by FROM library_picture WHERE id = $1';
    return (await queryRows(this.database, adderRow, sql, [id]))[0]?.added_by ?? null;
  }

  /** Until the end of the transaction, so that no save can begin to show it unseen. */
  async lock(manager: EntityManager, id: number): Promise<void> {
    await manager.query('SELECT FROM library_picture WHERE id = $1 FOR UPDATE', [id]);
  }

  async setDeleted(manager: EntityManager, id: number, isDeleted: boolean): Promise<void> {
    const moment = isDeleted ? 'coalesce(deleted_at, now())' : 'NULL';
    await manager.query(`UPDATE library_picture SET deleted_at = ${moment} WHERE id = $1`, [id]);
  }

  async deleteOld(manager: EntityManager, retention: string): Promise<z.infer<typeof deletedRow>[]> {
    const sql = `DELETE FROM library_picture WHERE deleted_at < now() - $1::interval RETURNING id, src, file_name`;
    return queryRows(manager, deletedRow, sql, [retention]);
  }
}

const NOTHING: LibraryCounts = { all: 0, unused: 0, no_alt: 0, too_small: 0, bin: 0 };

function countOf(filter: string): keyof LibraryCounts {
  return libraryCountsSchema.keyof().parse(filter.replace('-', '_'));
}
