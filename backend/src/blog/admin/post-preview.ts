import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Keys } from '../../config/keys.js';
import type { PreviewLink } from './blog-admin.schema.js';
import type { Post } from '../public/blog.schema.js';
import { PUBLIC_POST } from '../post-columns.js';
import { blogNotFound, postId } from '../post-id.js';

const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const TOKEN = /^([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/;

/** Private links to posts as they are saved now, drafts above all. A post has one at a time. */
@Injectable()
export class PostPreview {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly keys: Keys,
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
    const token = `${id}.${expiresAt}.${this.keys.sign('preview links', signed(id, expiresAt, key))}`;
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
    const text = signed(post.id, Number(expiresAt), key);
    if (!this.keys.isSigned('preview links', text, signature)) throw notValid();
    return post;
  }
}

function signed(id: number, expiresAt: number, key: string): string {
  return `${id}\n${expiresAt}\n${key}`;
}

function notValid(): NotFoundException {
  return new NotFoundException('This preview link is no longer valid. Please ask for a new one.');
}
