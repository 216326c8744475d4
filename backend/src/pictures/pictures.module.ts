import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ENV } from '../config/config.module.js';
import { everyDay } from '../jobs/every-day.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PictureCardRepository } from './cards/picture-card.repository.js';
import { SocialCardController } from './cards/social-card.controller.js';
import { SocialCards } from './cards/social-cards.js';
import { PictureClaimRepository } from './claims/picture-claim.repository.js';
import { PictureUses } from './claims/picture-uses.js';
import { UnusedPictures } from './claims/unused-pictures.js';
import { createImageStore } from './create-image-store.js';
import { EditorPictureController } from './editor/editor-picture.controller.js';
import { EditorPictures } from './editor-pictures.js';
import { ImageStore, VisitorImageStore } from './image-store.js';
import { LibraryController } from './library/library.controller.js';
import { LibraryEntryRepository } from './library/library-entry.repository.js';
import { LibraryPictureUse } from './library/library-picture-use.js';
import { LibraryPictures } from './library/library-pictures.js';
import { LibraryRepository } from './library/library.repository.js';
import { MeasureLibraryPictures } from './library/measure-library-pictures.job.js';
import { ReplacePicture } from './library/replace-picture.js';
import { PictureClaims } from './picture-claims.js';
import { PictureEncoder } from './picture-encoder.js';
import { PictureLibrary } from './picture-library.js';
import { UploadsController } from './store/uploads.controller.js';
import { ServedPictures } from './store/served-pictures.js';
import { VisitorPictures } from './store/visitor-pictures.js';
import { StoredPictures } from './stored-pictures.js';
import { SvgDrawing } from './encoding/svg-drawing.js';
import { FindUnfinishedPictures } from './variants/find-unfinished-pictures.job.js';
import { FinishedPictureRepository } from './variants/finished-picture.repository.js';
import { MakePictureVariants } from './variants/make-picture-variants.job.js';
import { PictureVariants } from './variants/picture-variants.js';
import { VariantQueue } from './variants/variant-queue.js';

@Module({
  imports: [AuditModule, AuthModule, DiscoveryModule, JobsModule],
  controllers: [EditorPictureController, LibraryController, SocialCardController, UploadsController],
  providers: [
    EditorPictures,
    FindUnfinishedPictures,
    FinishedPictureRepository,
    LibraryEntryRepository,
    LibraryPictureUse,
    LibraryPictures,
    LibraryRepository,
    MakePictureVariants,
    MeasureLibraryPictures,
    PictureCardRepository,
    PictureClaimRepository,
    PictureClaims,
    PictureEncoder,
    PictureLibrary,
    PictureUses,
    PictureVariants,
    ReplacePicture,
    SocialCards,
    StoredPictures,
    SvgDrawing,
    UnusedPictures,
    VariantQueue,
    ServedPictures,
    VisitorPictures,
    scheduledJob({
      name: 'sweep-pictures',
      schedule: everyDay('02:30'),
      owner: UnusedPictures,
      run: (unused) => unused.sweep(),
    }),
    scheduledJob({
      name: 'empty-picture-bin',
      schedule: everyDay('02:37'),
      owner: LibraryPictures,
      run: (pictures) => pictures.emptyBin(),
    }),
    scheduledJob({
      name: 'sweep-cards',
      schedule: everyDay('02:50'),
      owner: SocialCards,
      run: (cards) => cards.sweep(),
    }),
    { provide: ImageStore, inject: [ENV], useFactory: createImageStore },
    { provide: VisitorImageStore, inject: [ENV], useFactory: createImageStore },
  ],
  exports: [EditorPictures, ImageStore, PictureClaims, PictureEncoder, PictureLibrary, StoredPictures],
})
export class PicturesModule {}
