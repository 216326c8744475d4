import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { FinishedPicture } from './finished-picture.entity.js';

const nameRow = z.object({ name: z.string() });

@Injectable()
export class FinishedPictureRepository {
  async add(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    const rows = names.map((name) => ({ name }));
    await manager.createQueryBuilder().insert().into(FinishedPicture).values(rows).orIgnore().execute();
  }

  async remove(manager: EntityManager, name: string): Promise<void> {
    await manager.delete(FinishedPicture, { name });
  }

  async unfinished(database: DataSource, names: string[]): Promise<string[]> {
    const rows = await queryRows(
      database,
      nameRow,
      `SELECT DISTINCT name FROM unnest($1::text[]) AS given (name)
       WHERE NOT EXISTS (SELECT FROM finished_picture WHERE finished_picture.name = given.name)`,
      [names],
    );
    return rows.map(({ name }) => name);
  }
}
