import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { RequestOrigin } from '../requests/request-origin.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditAction } from './audit.schema.js';
import { lockByName } from '../database/lock-by-name.js';

export type Actor = ({ adminId: string; email: string } | { name: string }) & { origin?: RequestOrigin };

/** A change that nobody asked for just now. */
export const WEBSITE = { name: 'The website' } satisfies Actor;

export function adminIdOf(actor: Actor): string | null {
  return 'adminId' in actor ? actor.adminId : null;
}

export interface Act {
  /** When it is recorded later. */
  at?: Date;
  actor: Actor;
  action: AuditAction;
  subjectType: AuditEntry['subjectType'];
  subjectId: string | null;
  subject: string;
}

const HOUR_MS = 3_600_000;
/** Keeps a flood of attempts by strangers from becoming a flood of entries. */
const MAX_PER_HOUR = 100;

/** Entries are only ever added, each in the transaction of its act. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: DataSource) {}

  async record(manager: EntityManager, act: Act): Promise<void> {
    await manager.insert(AuditEntry, entryOf(act));
  }

  /** What a job may run twice for is recorded once: by its moment, subject and request. */
  async recordOnce(act: Act & { at: Date; subjectId: string }): Promise<void> {
    const { manager } = this.database;
    const { at, action, subjectId } = act;
    const same = { at, action, subjectId, requestId: entryOf(act).requestId ?? IsNull() };
    if (!(await manager.existsBy(AuditEntry, same))) await this.record(manager, act);
  }

  hasActedFrom(
    manager: EntityManager,
    network: string,
    { adminId, action }: { adminId: string; action: AuditAction },
  ): Promise<boolean> {
    return manager.existsBy(AuditEntry, { adminId, action, network });
  }

  /** For repeated acts: once an hour for each actor, subject and network. */
  async recordHourly(act: Act): Promise<void> {
    const entry = entryOf(act);
    const { adminId, action, subjectId, network } = entry;
    await this.database.transaction(async (manager) => {
      // A page may ask for the same thing twice at once.
      await lockByName(manager, `audit ${JSON.stringify([adminId, action, subjectId, network])}`);
      if (!(await isRecorded(manager, entry))) await manager.insert(AuditEntry, entry);
    });
  }
}

type NewEntry = Omit<AuditEntry, 'id' | 'at'> & { at?: Date };

function entryOf({ actor, ...act }: Act): NewEntry {
  const { network = null, requestId = null } = actor.origin ?? {};
  return {
    ...act,
    adminId: adminIdOf(actor),
    who: 'adminId' in actor ? actor.email : actor.name,
    network,
    requestId,
  };
}

async function isRecorded(
  manager: EntityManager,
  { adminId, action, subjectId, network }: NewEntry,
): Promise<boolean> {
  const lately = { action, subjectId: subjectId ?? IsNull(), at: MoreThan(new Date(Date.now() - HOUR_MS)) };
  const same = { ...lately, adminId: adminId ?? IsNull(), network: network ?? IsNull() };
  if (await manager.existsBy(AuditEntry, same)) return true;
  return adminId === null && (await manager.countBy(AuditEntry, lately)) >= MAX_PER_HOUR;
}
