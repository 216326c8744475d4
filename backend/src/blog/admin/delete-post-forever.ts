import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog, WEBSITE } from '../../audit/audit-log.js';
import { PictureClaims } from '../../pictures/picture-claims.js';
import { BIN_RETENTION } from '../../publication/bin.js';
import { SavedVersions } from '../../versions/saved-versions.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import { postAct } from './post-act.js';

@Injectable()
export class DeletePostForever {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly versions: SavedVersions,
    private readonly claims: PictureClaims,
    private readonly audit: AuditLog,
  ) {}

  async run(id: number, actor: Actor): Promise<void> {
    const pictures = await this.database.transaction(async (manager) => {
      const post = await this.posts.lock(manager, id, { inBin: true });
      const ofVersions = await this.versions.pictures(manager, { postId: id });
      const lost = [...new Set([...post.pictures, ...ofVersions])];
      await this.posts.delete(manager, id);
      await this.claims.commit(manager, undefined, { lost });
      await this.audit.record(manager, postAct(actor, 'blog deleted for good', post));
      return lost;
    });
    await this.claims.removeUnused(pictures);
  }

  async emptyBin(): Promise<void> {
    for (const id of await this.posts.idsInBinFor(BIN_RETENTION)) await this.run(id, WEBSITE);
  }
}
