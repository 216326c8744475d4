import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { everyDay } from '../jobs/every-day.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { UnsavedDrafts } from '../auth/unsaved-drafts.js';
import { DraftPictureUse } from './draft-picture-use.js';
import { DraftsOfStaff } from './drafts-of-staff.repository.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsService } from './drafts.service.js';
import { PresenceController } from './presence.controller.js';
import { PresenceRepository } from './presence.repository.js';
import { PresenceService } from './presence.service.js';
import { WriteRate } from './write-rate.js';
import { WritingDraftRepository } from './writing-draft.repository.js';

@Module({
  imports: [AuthModule, BlogModule, PicturesModule],
  controllers: [DraftsController, PresenceController],
  providers: [
    DraftPictureUse,
    DraftsService,
    PresenceRepository,
    PresenceService,
    WriteRate,
    WritingDraftRepository,
    { provide: UnsavedDrafts, useClass: DraftsOfStaff },
    scheduledJob({
      name: 'delete-old-drafts',
      schedule: everyDay('02:17'),
      owner: DraftsService,
      run: (drafts) => drafts.removeOld(),
    }),
  ],
  exports: [WritingDraftRepository],
})
export class DraftsModule {}
