import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import type { Entering, LibraryEntry, ShippedPicture } from '../library-entry.js';
import { nameInPath, sizeIn } from '../picture-name.js';

const BATCH = 1_000;
const enteredRow = z.object({ src: z.string(), is_new: z.boolean() });
const altRow = z.object({ src: z.string(), alt: z.string() });
const bytesRow = z.object({ src: z.string(), bytes: z.int() });
const unmeasuredRow = z.object({ id: z.int(), name: z.string() });

const ENTER = `
  INSERT INTO library_picture
    (src, origin, file_name, alt, is_decorative, focal_x, focal_y, width, height, bytes, added_by)
  SELECT src, origin, file_name, alt, is_decorative, focal_x, focal_y, width, height, bytes, $2
  FROM jsonb_to_recordset($1::jsonb) AS entry (src text, origin text, file_name text, alt text,
    is_decorative boolean, focal_x integer, focal_y integer, width integer, height integer, bytes integer)
  ORDER BY src
  ON CONFLICT (src) DO UPDATE SET deleted_at = NULL, bytes = coalesce(library_picture.bytes, excluded.bytes),
    file_name = coalesce(nullif(library_picture.file_name, ''), excluded.file_name),
    alt = CASE WHEN library_picture.is_decorative THEN library_picture.alt
      ELSE coalesce(nullif(library_picture.alt, ''), excluded.alt) END
  WHERE library_picture.deleted_at IS NOT NULL OR library_picture.bytes IS NULL
    OR library_picture.file_name = '' AND excluded.file_name <> ''
    OR library_picture.alt = '' AND excluded.alt <> '' AND NOT library_picture.is_decorative
  RETURNING src, xmax = 0 AS is_new`;

@Injectable()
export class LibraryEntryRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** What was deleted comes back. @returns the `src` of those that are new */
  async enter(
    manager: EntityManager,
    entries: LibraryEntry[],
    { by = null, bytes }: Entering = {},
  ): Promise<string[]> {
    const rows = merged(entries).flatMap((entry) => {
      const name = nameInPath(entry.src);
      if (name === undefined) return [];
      return { ...columnsOf(entry), origin: 'uploaded', ...sizeIn(name), bytes: bytes?.get(name) ?? null };
    });
    return this.insert(manager, rows, by);
  }

  async enterShipped(entries: ShippedPicture[]): Promise<void> {
    const rows = merged(entries).map(({ width, height, ...entry }) => ({
      ...columnsOf(entry),
      origin: 'shipped',
      width,
      height,
      // They are not in the store.
      bytes: 0,
    }));
    await this.insert(this.database.manager, rows, null);
  }

  async altTexts(sources: string[]): Promise<Map<string, string>> {
    const sql = `SELECT src, alt FROM library_picture WHERE src = ANY($1) AND alt <> '' AND NOT is_decorative`;
    const rows = await queryRows(this.database, altRow, sql, [sources]);
    return new Map(rows.map(({ src, alt }) => [src, alt]));
  }

  /** Of those that are known. */
  async bytes(sources: string[]): Promise<Map<string, number>> {
    const sql = 'SELECT src, bytes FROM library_picture WHERE src = ANY($1) AND bytes > 0';
    const rows = await queryRows(this.database, bytesRow, sql, [sources]);
    return new Map(rows.map(({ src, bytes }) => [src, bytes]));
  }

  async unmeasured(): Promise<z.infer<typeof unmeasuredRow>[]> {
    const sql = `SELECT id, pictures[1] AS name FROM library_picture
      WHERE bytes IS NULL AND origin = 'uploaded' ORDER BY id LIMIT $1`;
    return queryRows(this.database, unmeasuredRow, sql, [BATCH]);
  }

  async setBytes(id: number, bytes: number): Promise<void> {
    await this.database.query('UPDATE library_picture SET bytes = $2 WHERE id = $1', [id, bytes]);
  }

  private async insert(manager: EntityManager, rows: object[], by: string | null): Promise<string[]> {
    if (rows.length === 0) return [];
    const entered = await queryRows(manager, enteredRow, ENTER, [JSON.stringify(rows), by]);
    return entered.flatMap(({ src, is_new }) => (is_new ? src : []));
  }
}

function columnsOf({ src, fileName = '', alt = '', isDecorative = false, focus }: LibraryEntry) {
  const { x: focal_x, y: focal_y } = focus ?? { x: 50, y: 50 };
  return { src, file_name: fileName, alt, is_decorative: isDecorative, focal_x, focal_y };
}

/** A picture may stand in several places: the first that has words tells them. */
function merged<Entry extends LibraryEntry>(entries: Entry[]): Entry[] {
  const bySrc = new Map<string, Entry>();
  for (const entry of entries) {
    const known = bySrc.get(entry.src);
    if (!known || (!known.alt && entry.alt)) bySrc.set(entry.src, { ...known, ...entry });
  }
  return [...bySrc.values()];
}
