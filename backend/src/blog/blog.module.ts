import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { BlogAdminController } from './blog-admin.controller.js';
import { BlogAdminReader } from './blog-admin-reader.js';
import { BlogBinController } from './blog-bin.controller.js';
import { BlogBin } from './blog-bin.js';
import { EmptyBin } from './empty-bin.job.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogReader } from './blog-reader.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { EditorPictures } from './editor-pictures.js';
import { FindUnfinishedPictures } from './find-unfinished-pictures.job.js';
import { KeptLists } from './kept-lists.js';
import { MakePictureVariants } from './make-picture-variants.job.js';
import { MissingPictures } from './missing-pictures.js';
import { PictureClaims } from './picture-claims.js';
import { PostContents } from './post-content.js';
import { PostPreviewController } from './post-preview.controller.js';
import { PostPreview } from './post-preview.js';
import { PostText } from './post-text.js';
import { SweepPictures } from './sweep-pictures.job.js';
import { VariantQueue } from './variant-queue.js';

@Module({
  imports: [AuditModule, JobsModule, PageCacheModule, UploadModule, TypeOrmModule.forFeature([BlogPost])],
  controllers: [BlogController, BlogAdminController, BlogBinController, PostPreviewController],
  providers: [
    BlogAdminReader,
    BlogBin,
    BlogReader,
    BlogService,
    EditorPictures,
    EmptyBin,
    FindUnfinishedPictures,
    KeptLists,
    MakePictureVariants,
    MissingPictures,
    PictureClaims,
    PostContents,
    PostPreview,
    PostText,
    SweepPictures,
    VariantQueue,
  ],
  exports: [BlogService, EditorPictures, PictureClaims],
})
export class BlogModule {}
