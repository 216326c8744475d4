import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BinModule } from '../bin/bin.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { PublicationModule } from '../publication/publication.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { AdminProjectReader } from './admin/admin-project-reader.js';
import { CreateProject } from './admin/create-project.js';
import { MissingProjectPictures } from './admin/missing-project-pictures.js';
import { OrderProjects } from './admin/order-projects.js';
import { ProjectAdminController } from './admin/project-admin.controller.js';
import { ProjectsInBin } from './admin/projects-in-bin.js';
import { ProjectBinController } from './admin/project-bin.controller.js';
import { ProjectPages } from './admin/project-pages.js';
import { ProjectPreviewController } from './admin/project-preview.controller.js';
import { ProjectPreviews } from './admin/project-previews.js';
import { ProjectVersions } from './admin/project-versions.js';
import { ProjectVersionsController } from './admin/project-versions.controller.js';
import { ReplaceProjectPicture } from './admin/replace-project-picture.js';
import { UpdateProject } from './admin/update-project.js';
import { ProjectFill } from './fill/project-fill.js';
import { ShippedPicturesFill } from './fill/shipped-pictures-fill.js';
import { ProjectCardUse } from './project-card-use.js';
import { ProjectNames } from './project-names.js';
import { ProjectPictureUse } from './project-picture-use.js';
import { ProjectSlugRepository } from './project-slug.repository.js';
import { ProjectRepository } from './project.repository.js';
import { PortfolioRepository } from './public/portfolio.repository.js';
import { ProjectController } from './public/project.controller.js';
import { PublicProjects } from './public/public-projects.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    BinModule,
    BlogModule,
    PageCacheModule,
    PicturesModule,
    PublicationModule,
    VersionsModule,
  ],
  controllers: [
    ProjectController,
    ProjectAdminController,
    ProjectBinController,
    ProjectPreviewController,
    ProjectVersionsController,
  ],
  providers: [
    AdminProjectReader,
    CreateProject,
    MissingProjectPictures,
    OrderProjects,
    PortfolioRepository,
    ProjectCardUse,
    ProjectFill,
    ProjectNames,
    ProjectPages,
    ProjectPictureUse,
    ProjectPreviews,
    ProjectRepository,
    ProjectSlugRepository,
    PublicProjects,
    ProjectVersions,
    ProjectsInBin,
    ReplaceProjectPicture,
    ShippedPicturesFill,
    UpdateProject,
    scheduledJob({
      name: 'empty-project-bin',
      schedule: '13 * * * *',
      owner: ProjectsInBin,
      run: (bin) => bin.empty(),
    }),
  ],
  exports: [ProjectNames, ProjectSlugRepository],
})
export class ProjectsModule {}
