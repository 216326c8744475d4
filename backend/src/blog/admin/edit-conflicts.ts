import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminEmails } from '../../auth/admin-emails.js';
import type { BlogPost } from '../blog-post.entity.js';
import type { EditConflict } from '../../errors/edit-conflict.schema.js';
import { studio } from '../../studio/studio.js';
import type { PostForm } from './post-form.schema.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: studio.locale.timeZone,
});

@Injectable()
export class EditConflicts {
  constructor(private readonly emails: AdminEmails) {}

  /** @param key also of the last save when this is its repetition @throws 409 when somebody else has saved meanwhile */
  async refuse(
    manager: EntityManager,
    { version, save_key, updated_at, updated_by }: BlogPost,
    form: Pick<PostForm, 'version'>,
    key?: string,
  ): Promise<void> {
    if (form.version === undefined || form.version === version) return;
    if (key !== undefined && key === save_key) return;
    const emails = await this.emails.byId(updated_by ? [updated_by] : [], manager);
    const email = emails.get(updated_by ?? '');
    const conflict: EditConflict = {
      version,
      updated_at: updated_at.toISOString(),
      updated_by: email ?? null,
    };
    throw new ConflictException({
      message: `${email ?? 'Somebody else'} saved this blog on ${time.format(updated_at)}, after you had opened it. Nothing was overwritten.`,
      conflict,
    });
  }
}
