import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { PreviewLink } from './blog-admin.schema.js';
import type { Post } from './blog.schema.js';
import { PUBLIC_POST } from './post-columns.js';
import { blogNotFound, postId } from './post-id.js';

const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const TOKEN = /^([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/;

/** Private links to posts as they are saved now, drafts above all. A post has one at a time. */
@Injectable()
export class PostPreview {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditLog,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** A new key makes the link before this one worthless. */
  async makeLink(idText: string, actor: Actor): Promise<PreviewLink> {
    const id = postId(idText);
    const expiresAt = Date.now() + VALID_FOR_MS;
    const key = await this.database.transaction(async (manager) => {
      const [[post]] = await manager.query<[{ heading: string; preview_key: string }[], number]>(
        `UPDATE blog_post SET preview_key = gen_random_uuid() WHERE id = $1 AND deleted_at IS NULL
         RETURNING heading, preview_key`,
        [id],
      );
      if (!post) throw blogNotFound();
      const subject = { subjectType: 'blog', subjectId: `${id}`, subject: post.heading } as const;
      await this.audit.record(manager, { actor, action: 'preview link made', ...subject });
      return post.preview_key;
    });
    const token = `${id}.${expiresAt}.${this.signature(id, expiresAt, key)}`;
    return { path: `/blog-preview/${token}`, expires_at: new Date(expiresAt).toISOString() };
  }

  async read(token: string): Promise<Post> {
    const [, id = 0, expiresAt = 0, signature = ''] = TOKEN.exec(token) ?? [];
    if (Number(expiresAt) < Date.now()) throw notValid();
    const [row] = await this.database.query<(Post & { preview_key: string })[]>(
      `SELECT ${PUBLIC_POST}, preview_key FROM blog_post
       WHERE id = $1::bigint AND preview_key IS NOT NULL AND deleted_at IS NULL`,
      [id],
    );
    if (!row) throw notValid();
    const { preview_key: key, ...post } = row;
    const expected = this.signature(post.id, Number(expiresAt), key);
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) throw notValid();
    return post;
  }

  private signature(id: number, expiresAt: number, key: string): string {
    return createHmac('sha256', this.env.JWT_SECRET)
      .update(`preview\n${id}\n${expiresAt}\n${key}`)
      .digest('base64url');
  }
}

function notValid(): NotFoundException {
  return new NotFoundException('This preview link is no longer valid. Please ask for a new one.');
}
