import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { everyDay } from '../jobs/every-day.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SavedVersionRepository } from './saved-version.repository.js';
import { SavedVersions } from './saved-versions.js';
import { ThinVersions } from './thin-versions.js';
import { VersionPictureUse } from './version-picture-use.js';

@Module({
  imports: [AuthModule, PicturesModule],
  providers: [
    SavedVersionRepository,
    SavedVersions,
    ThinVersions,
    VersionPictureUse,
    scheduledJob({
      name: 'thin-versions',
      schedule: everyDay('02:11'),
      owner: ThinVersions,
      run: (thinning) => thinning.run(),
    }),
  ],
  exports: [SavedVersions],
})
export class VersionsModule {}
