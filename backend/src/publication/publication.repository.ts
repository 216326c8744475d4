import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type DeepPartial, type EntityManager, type EntityTarget } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import type { SaveKey } from '../requests/save-key.js';
import { type Lifecycle, publicationOutOfBin } from './publication-status.js';
import type { PublishedKind } from './published-kind.js';

const idRow = z.object({ id: z.int() });

/** What posts and projects have in common as rows. */
@Injectable()
export abstract class PublicationRepository<Row extends Lifecycle & { id: number }> {
  protected abstract readonly kind: PublishedKind;
  protected abstract readonly entity: EntityTarget<Row>;

  constructor(@InjectDataSource() protected readonly database: DataSource) {}

  abstract notFound(): Error;

  async get(id: number, manager = this.database.manager): Promise<Row> {
    return this.found(await this.byId(manager, id, false).getOne());
  }

  /** Until the end of the transaction. */
  async lock(manager: EntityManager, id: number, { inBin = false } = {}): Promise<Row> {
    return this.found(await this.byId(manager, id, inBin).setLock('pessimistic_write').getOne());
  }

  async insert(manager: EntityManager, publication: DeepPartial<Row>): Promise<Row> {
    return manager.save(this.entity, publication);
  }

  /** The key is written separately, because a new one alone must not count a version. */
  async update(manager: EntityManager, publication: Row, { key, sentAt }: SaveKey): Promise<void> {
    await manager.save(this.entity, publication);
    const sql = `UPDATE ${this.kind.table} SET save_key = $1, save_sent_at = $2 WHERE id = $3`;
    await manager.query(sql, [key ?? null, sentAt ?? null, publication.id]);
  }

  async moveToBin(manager: EntityManager, { id }: { id: number }): Promise<void> {
    const changed = 'deleted_at = now(), preview_key = NULL, version = version + 1';
    await manager.query(`UPDATE ${this.kind.table} SET ${changed} WHERE id = $1`, [id]);
  }

  /** @returns what is not as it was, as a version keeps it */
  async moveOutOfBin(manager: EntityManager, row: Row, slug: string): Promise<Record<string, string | null>> {
    const { table } = this.kind;
    const { status, publish_at } = publicationOutOfBin(row);
    // What was added once more meanwhile may have the key by now.
    const key = `CASE WHEN EXISTS (SELECT FROM ${table} AS other WHERE other.add_key = ${table}.add_key
      AND other.deleted_at IS NULL) THEN NULL ELSE add_key END`;
    const changed = `deleted_at = NULL, add_key = ${key}, slug = $2, status = $3, publish_at = $4,
      updated_at = now(), version = version + 1`;
    await manager.query(`UPDATE ${table} SET ${changed} WHERE id = $1`, [row.id, slug, status, publish_at]);
    return { slug, status, publish_at: publish_at?.toISOString() ?? null };
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.query(`DELETE FROM ${this.kind.table} WHERE id = $1`, [id]);
  }

  async idsInBinFor(retention: string): Promise<number[]> {
    const sql = `SELECT id FROM ${this.kind.table} WHERE deleted_at < now() - $1::interval ORDER BY id`;
    return (await queryRows(this.database, idRow, sql, [retention])).map(({ id }) => id);
  }

  async isSlugTaken(manager: EntityManager, slug: string): Promise<boolean> {
    const sql = `SELECT id FROM ${this.kind.table} WHERE slug = $1 AND deleted_at IS NULL`;
    return (await queryRows(manager, idRow, sql, [slug])).length > 0;
  }

  /** @param key or several that it may have */
  async idByAddKey(
    key: string | readonly string[],
    manager = this.database.manager,
  ): Promise<number | undefined> {
    const sql = `SELECT id FROM ${this.kind.table} WHERE add_key = ANY($1) AND deleted_at IS NULL`;
    return (await queryRows(manager, idRow, sql, [[key].flat()]))[0]?.id;
  }

  private byId(manager: EntityManager, id: number, inBin: boolean) {
    return manager
      .createQueryBuilder(this.entity, 'row')
      .where(`row.id = :id AND row.deleted_at IS ${inBin ? 'NOT NULL' : 'NULL'}`, { id });
  }

  private found(publication: Row | null): Row {
    if (!publication) throw this.notFound();
    return publication;
  }
}
