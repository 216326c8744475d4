import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminEmails } from '../auth/admin-emails.js';
import type { EditConflict } from '../errors/edit-conflict.schema.js';
import { studio } from '../studio/studio.js';
import type { PublishedKind } from './published-kind.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: studio.locale.timeZone,
});

interface Saved {
  id: number;
  version: number;
  save_key: string | null;
  updated_at: Date;
  updated_by: string | null;
}

interface Save {
  version?: number | undefined;
  /** Also of the last save when this is its repetition. */
  key?: string | undefined;
}

@Injectable()
export class EditConflicts {
  constructor(private readonly emails: AdminEmails) {}

  /** @throws 409 when somebody else has saved meanwhile */
  async refuse(
    manager: EntityManager,
    { noun }: PublishedKind,
    { id, version, save_key, updated_at, updated_by }: Saved,
    save: Save,
  ): Promise<void> {
    if (save.version === undefined || save.version === version) return;
    if (save.key !== undefined && save.key === save_key) return;
    const emails = await this.emails.byId(updated_by ? [updated_by] : [], manager);
    const email = emails.get(updated_by ?? '');
    const conflict: EditConflict = {
      id,
      version,
      updated_at: updated_at.toISOString(),
      updated_by: email ?? null,
    };
    throw new ConflictException({
      message: `${email ?? 'Somebody else'} saved this ${noun} on ${time.format(updated_at)}, after you had opened it. Nothing was overwritten.`,
      conflict,
    });
  }
}
