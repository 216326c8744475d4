import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { AdminSections } from './admin-sections.js';
import { ContentAdminController } from './content-admin.controller.js';
import { ContentController } from './content.controller.js';
import { ContentReader } from './content-reader.js';
import { ContentSectionRepository } from './content-section.repository.js';
import { SaveSection } from './save-section.js';
import { SectionPreviews } from './section-previews.js';
import { SectionVersionsController } from './section-versions.controller.js';
import { SectionVersions } from './section-versions.js';
import { SitePictureUse } from './site-picture-use.js';
import { SitePicturesFill } from './site-pictures-fill.js';

@Module({
  imports: [AuditModule, AuthModule, PageCacheModule, PicturesModule, VersionsModule],
  controllers: [ContentController, ContentAdminController, SectionVersionsController],
  providers: [
    AdminSections,
    ContentReader,
    ContentSectionRepository,
    SaveSection,
    SectionPreviews,
    SectionVersions,
    SitePictureUse,
    SitePicturesFill,
    scheduledJob({
      name: 'forget-content-previews',
      schedule: '23 * * * *',
      owner: SectionPreviews,
      run: (previews) => previews.forgetExpired(),
    }),
  ],
  exports: [ContentReader],
})
export class ContentModule {}
