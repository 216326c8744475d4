import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../../audit/audit-log.js';
import { restoredMessage, saveWithSlug } from '../../publication/save-with-slug.js';
import { SavedVersions } from '../../versions/saved-versions.js';
import { projectKind } from '../project-kind.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import { ProjectRepository } from '../project.repository.js';
import { AdminProjectReader } from './admin-project-reader.js';
import { projectAct } from './project-act.js';
import type { AdminProject } from './project-admin.schema.js';
import { ProjectPages } from './project-pages.js';
import { projectState } from './project-state.js';

@Injectable()
export class ProjectBinMoves {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly slugs: ProjectSlugRepository,
    private readonly reader: AdminProjectReader,
    private readonly versions: SavedVersions,
    private readonly audit: AuditLog,
    private readonly pages: ProjectPages,
  ) {}

  async moveIn(id: number, actor: Actor): Promise<void> {
    const beside = await this.pages.beside(id);
    await this.database.transaction(async (manager) => {
      const project = await this.projects.lock(manager, id);
      await this.projects.moveToBin(manager, project);
      await this.audit.record(manager, projectAct(actor, 'project moved to the bin', project));
    });
    this.pages.refresh(id, beside);
  }

  /** When another project has taken its slug it gets the next free one, and the old address leads there. */
  async restore(id: number, actor: Actor): Promise<{ message: string; data: AdminProject }> {
    const binned = await saveWithSlug(projectKind, {}, () =>
      this.database.transaction(async (manager) => {
        const project = await this.projects.lock(manager, id, { inBin: true });
        const isTaken = await this.projects.isSlugTaken(manager, project.slug);
        const slug = isTaken ? await this.slugs.free(manager, project.slug, id) : project.slug;
        const changed = await this.projects.moveOutOfBin(manager, project, slug);
        const before = projectState(project);
        const after = { ...before, content: { ...before.content, ...changed } };
        await this.versions.record(manager, { projectId: id }, { before, after, actor });
        await this.slugs.remember(manager, project, slug, {
          by: adminIdOf(actor),
          wasPublic: () => this.versions.wasPublic(manager, { projectId: id }, project.slug),
        });
        await this.audit.record(manager, projectAct(actor, 'project restored', project));
        return project;
      }),
    );
    this.pages.refresh(id);
    const project = await this.reader.byId(id);
    return { message: restoredMessage(projectKind, project, binned), data: project };
  }
}
