import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { BlogAdminController } from './blog-admin.controller.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogReader } from './blog-reader.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { EditorPictures } from './editor-pictures.js';
import { FindUnfinishedPictures } from './find-unfinished-pictures.job.js';
import { MakePictureVariants } from './make-picture-variants.job.js';
import { PictureClaims } from './picture-claims.js';
import { PostContents } from './post-content.js';
import { PostText } from './post-text.js';
import { SweepPictures } from './sweep-pictures.job.js';
import { VariantQueue } from './variant-queue.js';

@Module({
  imports: [JobsModule, UploadModule, TypeOrmModule.forFeature([BlogPost])],
  controllers: [BlogController, BlogAdminController],
  providers: [
    BlogReader,
    BlogService,
    EditorPictures,
    FindUnfinishedPictures,
    MakePictureVariants,
    PictureClaims,
    PostContents,
    PostText,
    SweepPictures,
    VariantQueue,
  ],
  exports: [BlogService, EditorPictures, PictureClaims],
})
export class BlogModule {}
