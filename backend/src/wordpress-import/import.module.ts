import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { PostsTakenBack } from '../blog/posts-taken-back.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { everyDay } from '../jobs/every-day.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { LinksModule } from '../links/links.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DecideSlugs } from './decide-slugs.js';
import { FetchPicture } from './fetch-picture.js';
import { ImportController } from './import.controller.js';
import { ImportPost } from './import-post.js';
import { ImportPosts } from './import-posts.job.js';
import { ImportRepository } from './import.repository.js';
import { ImportedPosts } from './imported-posts.js';
import { MadeByImport } from './made-by-import.js';
import { OldPaths } from './old-paths.js';
import { RetryPictures } from './retry-pictures.js';
import { StartImport } from './start-import.js';
import { StorePostPictures } from './store-post-pictures.js';
import { TakeBackImport } from './take-back-import.js';
import { WaitingItemsRepository } from './waiting-items.repository.js';

@Module({
  imports: [
    AddressesModule,
    AuditModule,
    AuthModule,
    BlogModule,
    DraftsModule,
    JobsModule,
    LinksModule,
    PicturesModule,
  ],
  controllers: [ImportController],
  providers: [
    DecideSlugs,
    FetchPicture,
    ImportPost,
    ImportPosts,
    ImportRepository,
    ImportedPosts,
    MadeByImport,
    OldPaths,
    RetryPictures,
    StartImport,
    StorePostPictures,
    TakeBackImport,
    WaitingItemsRepository,
    { provide: PostsTakenBack, useExisting: ImportRepository },
    scheduledJob({
      name: 'delete-old-imports',
      schedule: everyDay('02:10'),
      owner: ImportRepository,
      run: (imports) => imports.deleteOld(),
    }),
  ],
})
export class ImportModule {}
