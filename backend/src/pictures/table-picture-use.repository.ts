import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { PictureUse } from './picture-use.js';

const BATCH = 1_000;
const row = z.object({ id: z.int(), pictures: z.array(z.string()) });

/** For a table with an `id` and an indexed column `pictures`. */
@Injectable()
export abstract class TablePictureUse extends PictureUse {
  /** Of code alone: it stands in SQL. */
  protected abstract readonly table: string;

  async shows(manager: EntityManager, name: string): Promise<boolean> {
    const sql = `SELECT id FROM ${this.table} WHERE pictures @> ARRAY[$1] LIMIT 1`;
    return (await queryRows(manager, row.pick({ id: true }), sql, [name])).length > 0;
  }

  async *names(database: DataSource): AsyncIterable<string[]> {
    const sql = `SELECT id, pictures FROM ${this.table} WHERE id > $1 ORDER BY id LIMIT $2`;
    let last = 0;
    for (;;) {
      const rows = await queryRows(database, row, sql, [last, BATCH]);
      if (rows.length === 0) return;
      yield rows.flatMap(({ pictures }) => pictures);
      last = rows.at(-1)?.id ?? last;
    }
  }
}
