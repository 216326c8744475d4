import { Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import { createImageStore } from './create-image-store.js';
import { ImageStore, VisitorImageStore } from './image-store.js';
import { PictureEncoder } from './encoding/picture-encoder.js';
import { PictureVariants } from './variants/picture-variants.js';
import { UploadsController } from './store/uploads.controller.js';
import { VisitorPictures } from './store/visitor-pictures.js';

@Module({
  controllers: [UploadsController],
  providers: [
    PictureEncoder,
    PictureVariants,
    { provide: ImageStore, inject: [ENV], useFactory: createImageStore },
    { provide: VisitorImageStore, inject: [ENV], useFactory: createImageStore },
    VisitorPictures,
  ],
  exports: [PictureEncoder, PictureVariants, ImageStore],
})
export class PicturesModule {}
