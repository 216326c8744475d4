import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ENV } from '../config/config.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PictureClaimRepository } from './claims/picture-claim.repository.js';
import { PictureUses } from './claims/picture-uses.js';
import { UnusedPictures } from './claims/unused-pictures.js';
import { createImageStore } from './create-image-store.js';
import { EditorPictureController } from './editor-picture.controller.js';
import { EditorPictures } from './editor-pictures.js';
import { ImageStore, VisitorImageStore } from './image-store.js';
import { PictureClaims } from './picture-claims.js';
import { PictureEncoder } from './picture-encoder.js';
import { UploadsController } from './store/uploads.controller.js';
import { VisitorPictures } from './store/visitor-pictures.js';
import { StoredPictures } from './stored-pictures.js';
import { SvgDrawing } from './svg-drawing.js';
import { FindUnfinishedPictures } from './variants/find-unfinished-pictures.job.js';
import { FinishedPictureRepository } from './variants/finished-picture.repository.js';
import { MakePictureVariants } from './variants/make-picture-variants.job.js';
import { PictureVariants } from './variants/picture-variants.js';
import { VariantQueue } from './variants/variant-queue.js';

@Module({
  imports: [DiscoveryModule, JobsModule],
  controllers: [EditorPictureController, UploadsController],
  providers: [
    EditorPictures,
    FindUnfinishedPictures,
    FinishedPictureRepository,
    MakePictureVariants,
    PictureClaimRepository,
    PictureClaims,
    PictureEncoder,
    PictureUses,
    PictureVariants,
    StoredPictures,
    SvgDrawing,
    UnusedPictures,
    VariantQueue,
    VisitorPictures,
    scheduledJob({
      name: 'sweep-pictures',
      // 02:30 in India.
      schedule: '0 21 * * *',
      owner: UnusedPictures,
      run: (unused) => unused.sweep(),
    }),
    { provide: ImageStore, inject: [ENV], useFactory: createImageStore },
    { provide: VisitorImageStore, inject: [ENV], useFactory: createImageStore },
  ],
  exports: [EditorPictures, ImageStore, PictureClaims, PictureEncoder, StoredPictures],
})
export class PicturesModule {}
