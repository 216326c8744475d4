import { Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import { chooseStore } from './choose-store.js';
import { ImageStore, VisitorImageStore } from './image-store.js';
import { PictureEncoder } from './picture-encoder.js';
import { PictureVariants } from './picture-variants.js';
import { UploadsController } from './uploads.controller.js';
import { VisitorPictures } from './visitor-pictures.js';

@Module({
  controllers: [UploadsController],
  providers: [
    PictureEncoder,
    PictureVariants,
    { provide: ImageStore, inject: [ENV], useFactory: chooseStore },
    { provide: VisitorImageStore, inject: [ENV], useFactory: chooseStore },
    VisitorPictures,
  ],
  exports: [PictureEncoder, PictureVariants, ImageStore],
})
export class UploadModule {}
