import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { idIn } from '../../publication/id-in.js';
import { PreviewTokens } from '../../publication/preview-tokens.js';
import type { PreviewLink } from '../../publication/publication.schema.js';
import { projectKind } from '../project-kind.js';
import { Project } from '../project.entity.js';
import { ProjectRepository } from '../project.repository.js';
import { toProject } from '../public/project.mapper.js';
import type { PublicProject } from '../public/project.schema.js';
import { projectAct } from './project-act.js';

/** A project has one link at a time. */
@Injectable()
export class ProjectPreviews {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly audit: AuditLog,
    private readonly tokens: PreviewTokens,
  ) {}

  async makeLink(id: number, actor: Actor): Promise<PreviewLink> {
    const preview_key = await this.database.transaction(async (manager) => {
      const key = await this.projects.renewPreviewKey(manager, id);
      const project = await this.projects.get(id, manager);
      await this.audit.record(manager, projectAct(actor, 'preview link made', project));
      return key;
    });
    return this.tokens.linkTo(projectKind, { id, preview_key });
  }

  async read(token: string): Promise<PublicProject> {
    const { project } = await this.tokens.read(projectKind, token, (id) => this.find(id));
    const { publish_at, updated_at, ...row } = project;
    return toProject({
      ...row,
      publish_at: publish_at?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
    });
  }

  private async find(id: number): Promise<{ id: number; preview_key: string; project: Project } | undefined> {
    if (idIn(`${id}`) === undefined) return undefined;
    const project = await this.database.manager.findOneBy(Project, { id, deleted_at: IsNull() });
    return project?.preview_key ? { id, preview_key: project.preview_key, project } : undefined;
  }
}
