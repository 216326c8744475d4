import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, adminIdOf } from '../../audit/audit-log.js';
import { PictureClaims } from '../../pictures/picture-claims.js';
import { publicationOf } from '../../publication/publication-status.js';
import { saveWithSlug } from '../../publication/save-with-slug.js';
import type { SaveKey } from '../../requests/save-key.js';
import { SavedVersions } from '../../versions/saved-versions.js';
import { projectKind } from '../project-kind.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import type { Project } from '../project.entity.js';
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
import { type ProjectSave, UpdateProject } from './update-project.js';

const FIRST_VERSION = 1;
const UNPUBLISHED = { status: 'draft', publish_at: null } as const;

/** A save that is refused leaves neither a row nor a claim behind. */
@Injectable()
export class CreateProject {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly slugs: ProjectSlugRepository,
    private readonly reader: AdminProjectReader,
    private readonly claims: PictureClaims,
    private readonly missing: MissingProjectPictures,
    private readonly versions: SavedVersions,
    private readonly audit: AuditLog,
    private readonly pages: ProjectPages,
    private readonly updateProject: UpdateProject,
  ) {}

  /** A repetition under the same key changes the project that was added first. */
  async run(form: ProjectForm, save: ProjectSave): Promise<AdminProject> {
    const added = save.key && (await this.projects.idByAddKey(save.key));
    if (added)
      return this.updateProject.run(added, { ...form, version: form.version ?? FIRST_VERSION }, save);

    const publication = publicationOf(projectKind, form, UNPUBLISHED);
    checkContent(form.content, publication.status);
    const pictures = uploadedNames(form.content);
    const { id } = await this.claims.whileReserved({ names: pictures, newPictures: [] }, async (claim) => {
      await this.missing.refuse(form.content, []);
      return saveWithSlug(projectKind, { typed: form.slug }, (slug) =>
        this.database.transaction(async (manager) => {
          const project = { content: form.content, ...publication, updated_by: adminIdOf(save.actor) };
          const saved = await this.insert(manager, { ...project, slug, pictures }, save);
          await this.claims.commit(manager, claim, {
            entries: libraryEntriesOfProject(form.content),
            by: project.updated_by,
          });
          const version = { after: projectState(saved), actor: save.actor };
          await this.versions.record(manager, { projectId: saved.id }, version);
          await this.audit.record(manager, projectAct(save.actor, 'project added', saved));
          return saved;
        }),
      );
    });
    this.pages.refresh(id);
    return this.reader.byId(id);
  }

  private async insert(
    manager: EntityManager,
    project: Pick<Project, 'content' | 'status' | 'publish_at' | 'updated_by' | 'slug' | 'pictures'>,
    { key, sentAt }: SaveKey,
  ): Promise<Project> {
    const position = await this.projects.nextPosition(manager);
    if (key && (await this.projects.idByAddKey(key, manager)))
      throw new ConflictException({
        message: 'This project has been saved a moment ago. Please save it once more.',
      });
    const slug = project.slug || (await this.slugs.free(manager, project.content.title));
    const keys = { add_key: key ?? null, save_key: key ?? null, save_sent_at: sentAt ?? null };
    const anchor = await this.slugs.freeAnchor(manager, slug);
    return this.projects.insert(manager, { ...project, ...keys, slug, anchor, position });
  }
}
