import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import { postAct } from './post-act.js';
import { PostPages } from './post-pages.js';

@Injectable()
export class MovePostToBin {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly audit: AuditLog,
    private readonly pages: PostPages,
  ) {}

  async run(id: number, actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const post = await this.posts.lock(manager, id);
      await this.posts.moveToBin(manager, post);
      await this.audit.record(manager, postAct(actor, 'blog moved to the bin', post));
    });
    this.pages.refresh(id);
  }
}
