import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { PictureLibrary } from '../../pictures/picture-library.js';
import { PreviewTokens } from '../../publication/preview-tokens.js';
import type { PreviewLink } from '../../publication/publication.schema.js';
import { blogKind } from '../blog-kind.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import type { Post } from '../public/blog.schema.js';
import { withLibraryAltTexts } from '../text/with-library-alt-texts.js';
import { AdminPostRepository } from './admin-post.repository.js';
import { postAct } from './post-act.js';

/** A post has one link at a time. */
@Injectable()
export class PostPreviews {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly reader: AdminPostRepository,
    private readonly audit: AuditLog,
    private readonly tokens: PreviewTokens,
    private readonly library: PictureLibrary,
  ) {}

  async makeLink(id: number, actor: Actor): Promise<PreviewLink> {
    const preview_key = await this.database.transaction(async (manager) => {
      const { heading, preview_key: key } = await this.posts.renewPreviewKey(manager, id);
      await this.audit.record(manager, postAct(actor, 'preview link made', { id, heading }));
      return key;
    });
    return this.tokens.linkTo(blogKind, { id, preview_key });
  }

  async read(token: string): Promise<Post> {
    const found = await this.tokens.read(blogKind, token, (id) => this.reader.byPreview(id));
    const { preview_key: _key, ...post } = found;
    return withLibraryAltTexts(post, this.library);
  }
}
