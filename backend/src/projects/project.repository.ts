import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ArrayContains, DataSource, type DeepPartial, type EntityManager, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { projectNotFound } from './project-id.pipe.js';
import { Project } from './project.entity.js';

const BATCH = 1_000;
const idRow = z.object({ id: z.int() });
const picturesRow = z.object({ id: z.int(), pictures: z.array(z.string()) });
const keyRow = z.object({ preview_key: z.string() });
const positionRow = z.object({ position: z.int() });

@Injectable()
export class ProjectRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async get(id: number, manager = this.database.manager): Promise<Project> {
    const project = await manager.findOneBy(Project, { id, deleted_at: IsNull() });
    if (!project) throw projectNotFound();
    return project;
  }

  /** Until the end of the transaction. */
  async lock(manager: EntityManager, id: number, { inBin = false } = {}): Promise<Project> {
    const where = { id, deleted_at: inBin ? Not(IsNull()) : IsNull() };
    const project = await manager.findOne(Project, { where, lock: { mode: 'pessimistic_write' } });
    if (!project) throw projectNotFound();
    return project;
  }

  insert(manager: EntityManager, project: DeepPartial<Project>): Promise<Project> {
    return manager.save(Project, project);
  }

  /** @param saveKey written separately, because a new key alone must not count a version */
  async update(manager: EntityManager, project: Project, saveKey: string | null): Promise<void> {
    await manager.save(Project, project);
    await manager.query('UPDATE project SET save_key = $1 WHERE id = $2', [saveKey, project.id]);
  }

  async moveToBin(manager: EntityManager, { id, updated_at }: Project): Promise<void> {
    await manager.update(Project, { id }, { deleted_at: new Date(), updated_at, preview_key: null });
  }

  /** At the end of the list. */
  async moveOutOfBin(manager: EntityManager, id: number, slug: string): Promise<void> {
    const position = await this.nextPosition(manager);
    await manager.update(Project, { id }, { deleted_at: null, slug, position });
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Project, { id });
  }

  async idsInBinFor(retention: string): Promise<number[]> {
    const sql = 'SELECT id FROM project WHERE deleted_at < now() - $1::interval ORDER BY id';
    return (await queryRows(this.database, idRow, sql, [retention])).map(({ id }) => id);
  }

  isSlugTaken(manager: EntityManager, slug: string): Promise<boolean> {
    return manager.existsBy(Project, { slug, deleted_at: IsNull() });
  }

  async idByAddKey(key: string, manager = this.database.manager): Promise<number | undefined> {
    const sql = 'SELECT id FROM project WHERE add_key = $1 AND deleted_at IS NULL';
    return (await queryRows(manager, idRow, sql, [key]))[0]?.id;
  }

  /** Callers take turns until their transactions end. */
  async lockOrder(manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('project order', 0))`);
  }

  async nextPosition(manager: EntityManager): Promise<number> {
    await this.lockOrder(manager);
    const sql = 'SELECT coalesce(max(position), 0) + 1 AS position FROM project WHERE deleted_at IS NULL';
    return (await queryRows(manager, positionRow, sql))[0]?.position ?? 1;
  }

  async idsInOrder(manager: EntityManager): Promise<number[]> {
    const sql = 'SELECT id FROM project WHERE deleted_at IS NULL ORDER BY position, id';
    return (await queryRows(manager, idRow, sql)).map(({ id }) => id);
  }

  /** An order is no change of a project: it counts no version. */
  async order(manager: EntityManager, ids: number[]): Promise<void> {
    await manager.query(
      `UPDATE project SET position = wanted.position
       FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, position) WHERE project.id = wanted.id`,
      [ids],
    );
  }

  /** Earlier preview links become invalid. */
  async renewPreviewKey(manager: EntityManager, id: number): Promise<string> {
    const sql = `UPDATE project SET preview_key = gen_random_uuid()
      WHERE id = $1 AND deleted_at IS NULL RETURNING preview_key`;
    const [row] = await queryRows(manager, keyRow, sql, [id]);
    if (!row) throw projectNotFound();
    return row.preview_key;
  }

  showsPicture(manager: EntityManager, name: string): Promise<boolean> {
    return manager.existsBy(Project, { pictures: ArrayContains([name]) });
  }

  async *pictures(database: DataSource): AsyncIterable<string[]> {
    const sql = 'SELECT id, pictures FROM project WHERE id > $1 ORDER BY id LIMIT $2';
    let last = 0;
    for (;;) {
      const rows = await queryRows(database, picturesRow, sql, [last, BATCH]);
      if (rows.length === 0) return;
      yield rows.flatMap(({ pictures }) => pictures);
      last = rows.at(-1)?.id ?? last;
    }
  }
}
