import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminEmails } from '../auth/admin-emails.js';
import type { EditConflict } from '../errors/edit-conflict.schema.js';
import type { SaveKey } from '../requests/save-key.js';
import { studio } from '../studio/studio.js';
import type { PublishedKind } from './published-kind.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: studio.locale.timeZone,
});

interface Saved {
  id: number;
  version: number;
  save_key: string | null;
  save_sent_at: Date | null;
  updated_at: Date;
  updated_by: string | null;
}

interface Save extends SaveKey {
  version?: number | undefined;
}

@Injectable()
export class EditConflicts {
  constructor(private readonly emails: AdminEmails) {}

  /** @throws 409 when somebody else has saved meanwhile */
  async refuse(manager: EntityManager, { noun }: PublishedKind, saved: Saved, save: Save): Promise<void> {
    if (isRepetition(saved, save) ? !isOvertaken(saved, save) : isOfThisVersion(saved, save)) return;
    const { id, version, updated_at, updated_by } = saved;
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

const isOfThisVersion = ({ version }: Saved, save: Save): boolean =>
  save.version === undefined || save.version === version;

const isRepetition = ({ save_key }: Saved, { key }: Save): boolean => key !== undefined && key === save_key;

/** An attempt that was on its way when the next one was stored already. */
const isOvertaken = ({ save_sent_at }: Saved, { sentAt }: Save): boolean =>
  sentAt !== undefined && save_sent_at !== null && sentAt < save_sent_at;
