import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Redirects } from '../addresses/redirects.js';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import { PostsInBin } from '../blog/posts-in-bin.js';
import { WritingDraftRepository } from '../drafts/writing-draft.repository.js';
import { ImportRepository, type MadePost } from './import.repository.js';
import type { ImportTakenBack } from './import.schema.js';
import { MadeByImport } from './made-by-import.js';
import { WaitingItemsRepository } from './waiting-items.repository.js';

@Injectable()
export class TakeBackImport {
  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly items: WaitingItemsRepository,
    private readonly made: MadeByImport,
    private readonly drafts: WritingDraftRepository,
    private readonly bin: PostsInBin,
    private readonly redirects: Redirects,
    private readonly audit: AuditLog,
  ) {}

  /** One that still runs ends: what it has not reached is not made. */
  async run(id: number, actor: Actor): Promise<ImportTakenBack['data']> {
    const { site, counts } = await this.imports.run(id);
    if (counts.waiting > 0) await this.items.end(id);
    const { unchanged } = await this.made.of(id);
    let count = 0;
    for (const made of unchanged) if (await this.moveToBin(id, made, actor)) count += 1;
    const stay = await this.made.count(id);
    const left = stay.changed + stay.unchanged;
    if (count > 0 || counts.waiting > 0)
      await this.audit.record(this.database.manager, {
        actor,
        action: 'import taken back',
        subjectType: 'blog',
        subjectId: null,
        subject: subjectOf(count, site, left),
      });
    return { taken_back: count, left };
  }

  private async moveToBin(
    runId: number,
    { position, post_id, post_version, old_path, slug }: MadePost,
    actor: Actor,
  ): Promise<boolean> {
    try {
      return await this.bin.moveIn(post_id, actor, {
        version: post_version,
        mayMove: async (manager) => (await this.drafts.postsWithAny([post_id], manager)).size === 0,
        alongside: async (manager) => {
          await this.imports.takeBack(manager, runId, position);
          await this.redirects.removeUntouched(manager, { from: old_path, to: `/blog/${slug}` });
        },
      });
    } catch (error) {
      if (error instanceof NotFoundException) return false;
      throw error;
    }
  }
}

function subjectOf(count: number, site: string, left: number): string {
  const blogs = count === 1 ? '1 blog' : `${count} blogs`;
  const stay = left === 1 ? '1 changed blog stays' : `${left} changed blogs stay`;
  return `${blogs} of ${site || 'a WordPress export'}${left > 0 ? `; ${stay}` : ''}`;
}
