import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { LOCK_PICTURES } from '../lock-pictures.js';

const idRow = z.object({ id: z.string() });
const nameRow = z.object({ name: z.string() });
const claimedRow = z.object({ claimed: z.boolean() });

/** Times are the database's: several servers share one clock. */
@Injectable()
export class PictureClaimRepository {
  async lockPictures(manager: EntityManager, names: string[]): Promise<void> {
    await manager.query(LOCK_PICTURES, [names]);
  }

  async add(manager: EntityManager, names: string[], hours: number): Promise<string[]> {
    const rows = await queryRows(
      manager,
      idRow,
      `INSERT INTO picture_claim (name, keep_until, in_editor)
       SELECT unnest($1::text[]), now() + make_interval(hours => $2), false RETURNING id`,
      [names, hours],
    );
    return rows.map(({ id }) => id);
  }

  async expire(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.query('UPDATE picture_claim SET keep_until = now() WHERE id = ANY($1::bigint[])', [ids]);
  }

  async remove(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.query('DELETE FROM picture_claim WHERE id = ANY($1::bigint[])', [ids]);
  }

  async removeExpired(manager: EntityManager, name: string): Promise<void> {
    await manager.query('DELETE FROM picture_claim WHERE name = $1 AND keep_until <= clock_timestamp()', [
      name,
    ]);
  }

  async expiredNames(database: DataSource): Promise<string[]> {
    const sql = 'SELECT DISTINCT name FROM picture_claim WHERE keep_until <= now()';
    return (await queryRows(database, nameRow, sql)).map(({ name }) => name);
  }

  async claimedNames(database: DataSource): Promise<string[]> {
    const sql = 'SELECT DISTINCT name FROM picture_claim WHERE keep_until > now()';
    return (await queryRows(database, nameRow, sql)).map(({ name }) => name);
  }

  async isClaimed(manager: EntityManager, name: string): Promise<boolean> {
    const [row] = await queryRows(
      manager,
      claimedRow,
      `SELECT EXISTS (SELECT FROM picture_claim WHERE name = $1 AND keep_until > clock_timestamp()) AS claimed`,
      [name],
    );
    return row?.claimed === true;
  }
}
