import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { socialFile } from '../picture-name.js';
import type { FocalPoint } from '../picture.js';
import { PictureCard } from './picture-card.entity.js';

const pointRow = z.object({ x: z.int(), y: z.int() });
const cardRow = pointRow.extend({ name: z.string() });
export type CardRow = z.infer<typeof cardRow>;

@Injectable()
export class PictureCardRepository {
  async add(manager: EntityManager, name: string, { x, y }: FocalPoint): Promise<void> {
    const rows = [{ name, x, y }];
    await manager.createQueryBuilder().insert().into(PictureCard).values(rows).orIgnore().execute();
  }

  async has(manager: EntityManager, name: string, { x, y }: FocalPoint): Promise<boolean> {
    return manager.existsBy(PictureCard, { name, x, y });
  }

  async keep(manager: EntityManager, { name, x, y }: CardRow): Promise<void> {
    await manager.update(PictureCard, { name, x, y }, { wasPublic: true });
  }

  async remove(manager: EntityManager, { name, x, y }: CardRow): Promise<void> {
    await manager.delete(PictureCard, { name, x, y });
  }

  /** @returns the files of the picture's cards */
  async removeAll(manager: EntityManager, name: string): Promise<string[]> {
    const sql = 'SELECT x, y FROM picture_card WHERE name = $1';
    const points = await queryRows(manager, pointRow, sql, [name]);
    await manager.delete(PictureCard, { name });
    return points.map((point) => socialFile(name, point));
  }

  /** Made for staff, and named by no page when it was last looked. */
  async proofs(database: DataSource): Promise<(CardRow & { is_old: boolean })[]> {
    const row = cardRow.extend({ is_old: z.boolean() });
    const sql = `SELECT name, x, y, made_at < now() - interval '7 days' AS is_old FROM picture_card
      WHERE NOT was_public`;
    return queryRows(database, row, sql);
  }
}
