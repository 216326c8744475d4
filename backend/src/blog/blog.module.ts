import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadModule } from '../upload/upload.module.js';
import { BlogAdminController } from './blog-admin.controller.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogReader } from './blog-reader.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { EditorPictures } from './editor-pictures.js';
import { PictureClaims } from './picture-claims.js';
import { PostContents } from './post-content.js';
import { PostText } from './post-text.js';
import { SweepPictures } from './sweep-pictures.job.js';

@Module({
  imports: [UploadModule, TypeOrmModule.forFeature([BlogPost])],
  controllers: [BlogController, BlogAdminController],
  providers: [BlogReader, BlogService, EditorPictures, PictureClaims, PostContents, PostText, SweepPictures],
  exports: [BlogService, EditorPictures, PictureClaims],
})
export class BlogModule {}
