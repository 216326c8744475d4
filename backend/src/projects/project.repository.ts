import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { PublicationRepository } from '../publication/publication.repository.js';
import { Project } from './project.entity.js';
import { projectNotFound } from './project-id.pipe.js';
import { projectKind } from './project-kind.js';
import { lockByName } from '../database/lock-by-name.js';

const idRow = z.object({ id: z.int() });
const keyRow = z.object({ preview_key: z.string() });
const positionRow = z.object({ position: z.int() });

@Injectable()
export class ProjectRepository extends PublicationRepository<Project> {
  protected readonly kind = projectKind;
  protected readonly entity = Project;
  readonly notFound = projectNotFound;

  /** To its place in the list: those behind it move on. */
  override async moveOutOfBin(manager: EntityManager, project: Project, slug: string) {
    await this.lockOrder(manager);
    const sql = 'UPDATE project SET position = position + 1 WHERE deleted_at IS NULL AND position >= $1';
    await manager.query(sql, [project.position]);
    return super.moveOutOfBin(manager, project, slug);
  }

  /** Callers take turns until their transactions end. */
  async lockOrder(manager: EntityManager): Promise<void> {
    await lockByName(manager, 'project order');
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

  /** @param src also of a photograph that came with the site */
  showing(manager: EntityManager, src: string): Promise<Project[]> {
    return manager
      .createQueryBuilder(Project, 'row')
      .where(
        `jsonb_path_exists(row.content, '$.**.src ? (@ == $src)', jsonb_build_object('src', :src::text))`,
        {
          src,
        },
      )
      .orderBy('row.position')
      .addOrderBy('row.id')
      .getMany();
  }

  /** Earlier preview links become invalid. */
  async renewPreviewKey(manager: EntityManager, id: number): Promise<string> {
    const sql = `UPDATE project SET preview_key = gen_random_uuid()
      WHERE id = $1 AND deleted_at IS NULL RETURNING preview_key`;
    const [row] = await queryRows(manager, keyRow, sql, [id]);
    if (!row) throw this.notFound();
    return row.preview_key;
  }
}
