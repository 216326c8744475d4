import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BinModule } from '../bin/bin.module.js';
import { everyDay } from '../jobs/every-day.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { PublicationModule } from '../publication/publication.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { AdminPostRepository } from './admin/admin-post.repository.js';
import { BlogAdminController } from './admin/blog-admin.controller.js';
import { BlogBinController } from './admin/blog-bin.controller.js';
import { CreatePost } from './create-post.js';
import { MissingPictures } from './admin/missing-pictures.js';
import { PostsInBin } from './posts-in-bin.js';
import { PostContentBuilder } from './admin/post-content-builder.js';
import { PostPages } from './admin/post-pages.js';
import { PostPreviewController } from './admin/post-preview.controller.js';
import { PostPreviews } from './admin/post-previews.js';
import { ReplacePostPicture } from './admin/replace-post-picture.js';
import { PostVersions } from './admin/post-versions.js';
import { PostVersionsController } from './admin/post-versions.controller.js';
import { UpdatePost } from './update-post.js';
import { BlogCardUse } from './blog-card-use.js';
import { BlogPictureUse } from './blog-picture-use.js';
import { BlogPostRepository } from './blog-post.repository.js';
import { DraftText } from './draft-text.js';
import { LinkedPictureRepository } from './linked-picture.repository.js';
import { BlogController } from './public/blog.controller.js';
import { PublicPostRepository } from './public/public-post.repository.js';
import { RelatedPostsRepository } from './related-posts.repository.js';
import { PostLinksRepository } from './post-links.repository.js';
import { PostNamesRepository } from './post-names.repository.js';
import { PostSlugRepository } from './post-slug.repository.js';
import { PostText } from './text/post-text.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    BinModule,
    PageCacheModule,
    PicturesModule,
    PublicationModule,
    VersionsModule,
  ],
  controllers: [
    BlogController,
    BlogAdminController,
    BlogBinController,
    PostPreviewController,
    PostVersionsController,
  ],
  providers: [
    AdminPostRepository,
    BlogCardUse,
    BlogPictureUse,
    BlogPostRepository,
    CreatePost,
    DraftText,
    LinkedPictureRepository,
    MissingPictures,
    PostsInBin,
    PostContentBuilder,
    PostLinksRepository,
    PostNamesRepository,
    PostPages,
    PostPreviews,
    PostSlugRepository,
    PostText,
    PostVersions,
    PublicPostRepository,
    RelatedPostsRepository,
    ReplacePostPicture,
    UpdatePost,
    scheduledJob({
      name: 'empty-bin',
      schedule: '11 * * * *',
      owner: PostsInBin,
      run: (bin) => bin.empty(),
    }),
    scheduledJob({
      name: 'keep-linked-pictures',
      schedule: everyDay('02:20'),
      owner: LinkedPictureRepository,
      run: (pictures) => pictures.keep(),
    }),
  ],
  exports: [
    BlogPostRepository,
    CreatePost,
    DraftText,
    PostLinksRepository,
    PostNamesRepository,
    PostSlugRepository,
    PostsInBin,
    RelatedPostsRepository,
    UpdatePost,
  ],
})
export class BlogModule {}
