import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not } from 'typeorm';
import { AdminEmails } from '../../auth/admin-emails.js';
import { type LinkingPost, PostLinksRepository } from '../../blog/post-links.repository.js';
import type { PageQuery } from '../../pagination/page-query.schema.js';
import { PictureLibrary } from '../../pictures/picture-library.js';
import { Project } from '../project.entity.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import { ProjectRepository } from '../project.repository.js';
import { projectPictureFields } from '../project-picture-fields.js';
import { toAdminCard, toAdminProject, toBinnedProject } from './admin-project.mapper.js';
import type { AdminProject, AdminProjectCard, ProjectBin } from './project-admin.schema.js';

@Injectable()
export class AdminProjectReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly emails: AdminEmails,
    private readonly slugs: ProjectSlugRepository,
    private readonly postLinks: PostLinksRepository,
    private readonly library: PictureLibrary,
  ) {}

  async list(): Promise<AdminProjectCard[]> {
    const projects = await this.database.manager.find(Project, {
      where: { deleted_at: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
    });
    return projects.map(toAdminCard);
  }

  async bin({ page, limit }: PageQuery): Promise<ProjectBin> {
    const [projects, total] = await this.database.manager.findAndCount(Project, {
      where: { deleted_at: Not(IsNull()) },
      order: { deleted_at: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const data = projects.map(toBinnedProject);
    return { data, pagination: { page, pages: Math.max(1, Math.ceil(total / limit)), limit, total } };
  }

  async byId(id: number): Promise<AdminProject> {
    const project = await this.projects.get(id);
    const { updated_by: adminId, content } = project;
    const emails = await this.emails.byId(adminId ? [adminId] : []);
    const altTexts = await this.library.altTexts(projectPictureFields(content).map(({ src }) => src));
    return toAdminProject(project, {
      updated_by: (adminId && emails.get(adminId)) ?? null,
      library_alt_texts: Object.fromEntries(altTexts),
    });
  }

  async linkingPosts(id: number): Promise<LinkingPost[]> {
    await this.projects.get(id);
    return this.postLinks.to('/projects', await this.slugs.presentAndFormer(id));
  }
}
