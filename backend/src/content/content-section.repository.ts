import { Injectable } from '@nestjs/common';
import type { SectionName } from 'content/schemas/sections';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import type { SectionValue } from './section-value.js';

const COLUMNS = `name, value, version, ${iso('updated_at')} AS updated_at, updated_by`;
const sectionRow = z.object({
  name: z.string(),
  value: z.unknown(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  updated_by: z.uuid().nullable(),
});
export type SectionRow = z.infer<typeof sectionRow>;
const stateRow = z.object({ state: z.string() });

export interface SectionChange {
  name: SectionName;
  value: SectionValue;
  /** That the change begins from; 0: there is no row. */
  version: number;
  updatedBy: string | null;
}

@Injectable()
export class ContentSectionRepository {
  constructor(private readonly database: DataSource) {}

  all(): Promise<SectionRow[]> {
    return queryRows(this.database, sectionRow, `SELECT ${COLUMNS} FROM content_section ORDER BY name`);
  }

  async lock(manager: EntityManager, name: SectionName): Promise<SectionRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM content_section WHERE name = $1 FOR UPDATE`;
    const [row] = await queryRows(manager, sectionRow, sql, [name]);
    return row;
  }

  /** Another one after every change of any section. */
  async state(): Promise<string> {
    const sql = `SELECT coalesce(string_agg(concat_ws(' ', name, version, updated_at), ',' ORDER BY name), '') AS state
      FROM content_section`;
    const [row] = await queryRows(this.database, stateRow, sql);
    return row?.state ?? '';
  }

  /** @returns nothing when the version is another one by now */
  async write(manager: EntityManager, change: SectionChange): Promise<SectionRow | undefined> {
    const { name, value, version, updatedBy } = change;
    const sql = version === 0 ? INSERT : UPDATE;
    const parameters = [name, JSON.stringify(value), updatedBy, ...(version === 0 ? [] : [version])];
    const [row] = await queryRows(manager, sectionRow, sql, parameters);
    return row;
  }
}

const INSERT = `INSERT INTO content_section (name, value, version, updated_by) VALUES ($1, $2, 1, $3)
  ON CONFLICT (name) DO NOTHING RETURNING ${COLUMNS}`;
const UPDATE = `UPDATE content_section
  SET value = $2, version = version + 1, updated_at = now(), updated_by = $3
  WHERE name = $1 AND version = $4 RETURNING ${COLUMNS}`;
