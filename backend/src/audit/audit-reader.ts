import { Injectable } from '@nestjs/common';
import { And, DataSource, type FindOptionsWhere, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { studioMoment } from '../studio/studio-moment.js';
import { AuditEntry } from './audit-entry.entity.js';
import { readAccountIds, readWhoActed } from './audit-entry.repository.js';
import { type Actor, AuditLog } from './audit-log.js';
import { toAuditList } from './audit.mapper.js';
import {
  type AuditFilter,
  type AuditList,
  type AuditQuery,
  actionsOf,
  auditActions,
} from './audit.schema.js';

const DAY_MS = 24 * 3_600_000;

@Injectable()
export class AuditReader {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async list({ page, limit, ...filter }: AuditQuery, actor: Actor): Promise<AuditList> {
    const subject = { subjectType: 'history', subjectId: null, subject: 'History' } as const;
    await this.audit.recordHourly({ actor, action: 'history read', ...subject });
    const [entries, total] = await this.database.manager.findAndCount(AuditEntry, {
      where: await matching(this.database, filter),
      order: { id: 'DESC' },
      take: limit,
      skip: (page - 1) * limit,
    });
    return toAuditList(entries, { page, limit, total });
  }

  people(): Promise<string[]> {
    return readWhoActed(this.database);
  }
}

/** What a person did, and what was done to their account. */
export async function matching(
  database: DataSource,
  { person, ...filter }: AuditFilter,
): Promise<FindOptionsWhere<AuditEntry>[]> {
  const common = matchingAnybody(filter);
  if (!person) return [common];
  const subjectId = In(await readAccountIds(database, person));
  return [
    { ...common, who: person },
    { ...common, subjectType: 'account', subjectId },
  ];
}

function matchingAnybody({ kind, action, from, until }: AuditFilter): FindOptionsWhere<AuditEntry> {
  const ofKind = kind ? actionsOf[kind] : auditActions;
  const actions = ofKind.filter((each) => !action || each === action);
  const times = [
    ...(from ? [MoreThanOrEqual(studioMoment(`${from}T00:00`))] : []),
    ...(until ? [LessThan(studioMoment(`${dayAfter(until)}T00:00`))] : []),
  ];
  return {
    ...(kind || action ? { action: In(actions) } : {}),
    ...(times.length > 0 ? { at: And(...times) } : {}),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
