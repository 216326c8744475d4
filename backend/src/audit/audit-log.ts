import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { iso } from '../database/iso.js';
import type { PageQuery } from '../pages/page-query.schema.js';
import { readPage } from '../pages/read-page.js';
import type { AuditAction, AuditEntry, AuditList } from './audit.schema.js';

/** Whoever does something: an admin by id, or words for somebody who is none. */
export type Actor = { adminId: string } | { name: string };

export interface Act {
  actor: Actor;
  action: AuditAction;
  subjectType: AuditEntry['subject_type'];
  subjectId: string | null;
  subject: string;
}

/** What staff did. Written in the transaction of the act itself: neither is ever there without the other. */
@Injectable()
export class AuditLog {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async record(
    manager: EntityManager,
    { actor, action, subjectType, subjectId, subject }: Act,
  ): Promise<void> {
    const adminId = 'adminId' in actor ? actor.adminId : null;
    const name = 'name' in actor ? actor.name : '';
    await manager.query(
      `INSERT INTO audit_entry (admin_id, who, action, subject_type, subject_id, subject)
       VALUES ($1::uuid, coalesce((SELECT email FROM admin WHERE id = $1::uuid), $2), $3, $4, $5, $6)`,
      [adminId, name, action, subjectType, subjectId, subject],
    );
  }

  list(query: PageQuery): Promise<AuditList> {
    const columns = `id::int, ${iso('at')} AS at, who, action, subject_type, subject_id, subject`;
    return readPage<AuditEntry>(this.database, query, {
      columns,
      from: 'audit_entry',
      order: 'audit_entry.id DESC',
    });
  }
}
