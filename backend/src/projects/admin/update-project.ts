import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../../audit/audit-log.js';
import { type Claim, PictureClaims } from '../../pictures/picture-claims.js';
import { EditConflicts } from '../../publication/edit-conflicts.js';
import { publicationOf } from '../../publication/publication-status.js';
import { saveWithSlug } from '../../publication/save-with-slug.js';
import type { SaveKey } from '../../requests/save-key.js';
import { SavedVersions } from '../../versions/saved-versions.js';
import { projectKind } from '../project-kind.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import { Project } from '../project.entity.js';
import { ProjectRepository } from '../project.repository.js';
import { libraryEntriesOfProject, uploadedNames } from '../project-picture-fields.js';
import { AdminProjectReader } from './admin-project-reader.js';
import { checkContent } from './check-content.js';
import { MissingProjectPictures } from './missing-project-pictures.js';
import { projectAct } from './project-act.js';
import type { AdminProject } from './project-admin.schema.js';
import type { ProjectForm } from './project-form.schema.js';
import { ProjectPages } from './project-pages.js';
import { projectState } from './project-state.js';

export interface ProjectSave extends SaveKey {
  actor: Actor;
}

interface Change extends ProjectSave {
  id: number;
  form: ProjectForm;
  slug: string;
  pictures: string[];
}

interface Written {
  /** The pictures that the project no longer shows. */
  lost: string[];
  version: number;
}

@Injectable()
export class UpdateProject {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly slugs: ProjectSlugRepository,
    private readonly reader: AdminProjectReader,
    private readonly conflicts: EditConflicts,
    private readonly claims: PictureClaims,
    private readonly missing: MissingProjectPictures,
    private readonly versions: SavedVersions,
    private readonly audit: AuditLog,
    private readonly pages: ProjectPages,
  ) {}

  async run(id: number, form: ProjectForm, save: ProjectSave): Promise<AdminProject> {
    const before = await this.projects.get(id);
    const beside = await this.pages.beside(id);
    await this.conflicts.refuse(this.database.manager, projectKind, before, {
      ...save,
      version: form.version,
    });
    checkContent(form.content, publicationOf(projectKind, form, before).status);
    const pictures = uploadedNames(form.content);
    const reservation = { names: pictures, newPictures: [] };
    const { lost, version } = await this.claims.whileReserved(reservation, async (claim) => {
      await this.missing.refuse(form.content, before.pictures);
      return saveWithSlug(projectKind, { typed: form.slug, present: before.slug }, (slug) =>
        this.database.transaction((manager) =>
          this.write(manager, claim, { ...save, id, form, slug, pictures }),
        ),
      );
    });
    await this.claims.removeUnused(lost);
    this.pages.refresh(id, beside);
    // A colleague may have saved meanwhile.
    return { ...(await this.reader.byId(id)), version };
  }

  private async write(manager: EntityManager, claim: Claim, change: Change): Promise<Written> {
    const { id, form, actor, pictures } = change;
    const old = await this.projects.lock(manager, id);
    await this.conflicts.refuse(manager, projectKind, old, { ...change, version: form.version });

    const slug = change.slug || (await this.slugs.free(manager, form.content.title, id));
    const publication = publicationOf(projectKind, form, old);
    const { content } = form;
    const changes = { content, slug, pictures, updated_by: adminIdOf(actor) };
    const project = Object.assign(new Project(), old, publication, changes);
    // A link to a draft is not a link to what it becomes.
    if (project.status !== old.status) project.preview_key = null;
    await this.projects.update(manager, project, change);
    await this.slugs.remember(manager, old, slug, {
      by: adminIdOf(actor),
      wasPublic: () => this.versions.wasPublic(manager, { projectId: id }, old.slug),
    });

    const lost = without(old.pictures, pictures);
    await this.claims.commit(manager, claim, {
      lost,
      entries: libraryEntriesOfProject(content),
      by: changes.updated_by,
    });
    const act = await this.versions.record(
      manager,
      { projectId: id },
      { before: projectState(old), after: projectState(project), actor, restoredFrom: form.restored_from },
    );
    const action = act === 'restored' ? 'project version put back' : 'project changed';
    await this.audit.record(manager, projectAct(actor, action, project));
    return { lost, version: project.version };
  }
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
