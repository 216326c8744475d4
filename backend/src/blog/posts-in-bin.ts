import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Actor } from '../audit/audit-log.js';
import { BinMoves, type BinnedKind, type OnlyAs } from '../bin/bin-moves.js';
import { restoredMessage } from '../bin/restored-message.js';
import { blogKind } from './blog-kind.js';
import type { BlogPost } from './blog-post.entity.js';
import { BlogPostRepository } from './blog-post.repository.js';
import { PostSlugRepository } from './post-slug.repository.js';
import { PostsTakenBack } from './posts-taken-back.js';
import { AdminPostRepository } from './admin/admin-post.repository.js';
import type { AdminPost } from './admin/blog-admin.schema.js';
import { postAct } from './admin/post-act.js';
import { PostPages } from './admin/post-pages.js';
import { postState } from './admin/post-state.js';

const ownerOf = (postId: number) => ({ postId });

@Injectable()
export class PostsInBin {
  private readonly binned: BinnedKind<BlogPost>;

  constructor(
    private readonly moves: BinMoves,
    rows: BlogPostRepository,
    slugs: PostSlugRepository,
    private readonly reader: AdminPostRepository,
    private readonly pages: PostPages,
    private readonly features: ModuleRef,
  ) {
    this.binned = { kind: blogKind, rows, slugs, ownerOf, stateOf: postState, actOf: postAct };
  }

  async moveIn(id: number, actor: Actor, only?: OnlyAs): Promise<boolean> {
    const isMoved = await this.moves.moveIn(this.binned, id, actor, only);
    if (isMoved) this.pages.refresh(id);
    return isMoved;
  }

  async restore(id: number, actor: Actor): Promise<{ message: string; data: AdminPost }> {
    const takenBack = this.features.get(PostsTakenBack, { strict: false });
    const before = await this.moves.restore(this.binned, id, actor, (manager) =>
      takenBack.restored(manager, id),
    );
    this.pages.refresh(id);
    const post = await this.reader.byId(id);
    return { message: restoredMessage(blogKind, post, before), data: post };
  }

  async deleteForever(id: number, actor: Actor): Promise<void> {
    await this.moves.deleteForever(this.binned, id, actor);
  }

  async empty(): Promise<void> {
    await this.moves.empty(this.binned);
  }
}
