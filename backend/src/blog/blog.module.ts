import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { BlogAdminController } from './admin/blog-admin.controller.js';
import { BlogAdminReader } from './admin/blog-admin-reader.js';
import { BlogBinController } from './admin/blog-bin.controller.js';
import { BlogBin } from './admin/blog-bin.js';
import { EmptyBin } from './admin/empty-bin.job.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogReader } from './public/blog-reader.js';
import { BlogController } from './public/blog.controller.js';
import { BlogService } from './admin/blog.service.js';
import { EditorPictures } from '../pictures/editor-pictures.js';
import { FindUnfinishedPictures } from '../pictures/variants/find-unfinished-pictures.job.js';
import { ListCache } from './public/list-cache.js';
import { MakePictureVariants } from '../pictures/variants/make-picture-variants.job.js';
import { MissingPictures } from './admin/missing-pictures.js';
import { PictureClaims } from '../pictures/picture-claims.js';
import { PostContentBuilder } from './admin/post-content-builder.js';
import { PostPreviewController } from './admin/post-preview.controller.js';
import { PostPreview } from './admin/post-preview.js';
import { PostText } from './text/post-text.js';
import { SweepPictures } from '../pictures/claims/sweep-pictures.job.js';
import { VariantQueue } from '../pictures/variants/variant-queue.js';

@Module({
  imports: [AuditModule, JobsModule, PageCacheModule, PicturesModule, TypeOrmModule.forFeature([BlogPost])],
  controllers: [BlogController, BlogAdminController, BlogBinController, PostPreviewController],
  providers: [
    BlogAdminReader,
    BlogBin,
    BlogReader,
    BlogService,
    EditorPictures,
    EmptyBin,
    FindUnfinishedPictures,
    ListCache,
    MakePictureVariants,
    MissingPictures,
    PictureClaims,
    PostContentBuilder,
    PostPreview,
    PostText,
    SweepPictures,
    VariantQueue,
  ],
  exports: [BlogService, EditorPictures, PictureClaims],
})
export class BlogModule {}
