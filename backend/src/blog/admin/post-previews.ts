import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { Keys } from '../../config/keys.js';
import { BlogPostRepository } from '../blog-post.repository.js';
import type { Post } from '../public/blog.schema.js';
import { AdminPostRepository } from './admin-post.repository.js';
import type { PreviewLink } from './blog-admin.schema.js';
import { postAct } from './post-act.js';

const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const TOKEN = /^([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/;

/** A post has one link at a time. */
@Injectable()
export class PostPreviews {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly posts: BlogPostRepository,
    private readonly reader: AdminPostRepository,
    private readonly audit: AuditLog,
    private readonly keys: Keys,
  ) {}

  async makeLink(id: number, actor: Actor): Promise<PreviewLink> {
    const expiresAt = Date.now() + VALID_FOR_MS;
    const key = await this.database.transaction(async (manager) => {
      const { heading, preview_key } = await this.posts.renewPreviewKey(manager, id);
      await this.audit.record(manager, postAct(actor, 'preview link made', { id, heading }));
      return preview_key;
    });
    const token = `${id}.${expiresAt}.${this.keys.sign('preview links', signed(id, expiresAt, key))}`;
    return { path: `/blog-preview/${token}`, expires_at: new Date(expiresAt).toISOString() };
  }

  async read(token: string): Promise<Post> {
    const [, id = 0, expiresAt = 0, signature = ''] = TOKEN.exec(token) ?? [];
    if (Number(expiresAt) < Date.now()) throw linkNotValid();
    const found = await this.reader.byPreview(Number(id));
    if (!found) throw linkNotValid();
    const { preview_key: key, ...post } = found;
    const text = signed(post.id, Number(expiresAt), key);
    if (!this.keys.isSigned('preview links', text, signature)) throw linkNotValid();
    return post;
  }
}

function signed(id: number, expiresAt: number, key: string): string {
  return `${id}\n${expiresAt}\n${key}`;
}

function linkNotValid(): NotFoundException {
  return new NotFoundException('This preview link is no longer valid. Please ask for a new one.');
}
