import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { iso } from '../database/iso.js';
import { paginate } from '../pagination/paginate.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import {
  type AuditAction,
  type AuditEntry,
  type AuditList,
  type AuditQuery,
  auditEntrySchema,
  securityActions,
} from './audit.schema.js';

/** Whoever does something: an admin by id, or words for somebody who is none. */
export type Actor = ({ adminId: string } | { name: string }) & { origin?: RequestOrigin };

export interface Act {
  actor: Actor;
  action: AuditAction;
  subjectType: AuditEntry['subject_type'];
  subjectId: string | null;
  subject: string;
}

/** Any number that no other lock of this database uses. */
const LOCK = 20_180_026;
/** Of what strangers do to one account, or to none of ours: a flood of tries does not become a flood of entries. */
const MAX_AN_HOUR = 100;
const INSERT = `
  INSERT INTO audit_entry (admin_id, who, action, subject_type, subject_id, subject, network, request_id)
  SELECT $1::uuid, coalesce((SELECT email FROM admin WHERE id = $1::uuid), $2::text), $3::text, $4::text,
    $5::text, $6::text, $7::text, $8::text`;
const UNLESS_KNOWN = `
  WHERE NOT EXISTS (SELECT FROM audit_entry WHERE action = $3 AND at > now() - interval '1 hour'
      AND admin_id IS NOT DISTINCT FROM $1::uuid AND subject_id IS NOT DISTINCT FROM $5
      AND network IS NOT DISTINCT FROM $7)
    AND ($1::uuid IS NOT NULL OR (SELECT count(*) FROM (SELECT FROM audit_entry
      WHERE action = $3 AND at > now() - interval '1 hour' AND subject_id IS NOT DISTINCT FROM $5
      LIMIT ${MAX_AN_HOUR}) AS lately) < ${MAX_AN_HOUR})`;

/**
 * What staff did, and who tried to be staff. Entries are only ever added. An act is written in its own transaction:
 * neither is ever there without the other.
 */
@Injectable()
export class AuditLog {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async record(manager: EntityManager, act: Act): Promise<void> {
    await manager.query(INSERT, valuesOf(act));
  }

  /** For what is done again and again: once an hour for each actor, subject and network. */
  async recordHourly(act: Act): Promise<void> {
    const values = valuesOf(act);
    const [adminId, , action, , subjectId, , network] = values;
    await this.database.transaction(async (manager) => {
      // A page may ask for the same thing twice at once.
      const lock = [LOCK, JSON.stringify([adminId, action, subjectId, network])];
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', lock);
      await manager.query(INSERT + UNLESS_KNOWN, values);
    });
  }

  list({ kind, ...query }: AuditQuery): Promise<AuditList> {
    const columns = `id::int, ${iso('at')} AS at, who, action, subject_type, subject_id, subject, network, request_id`;
    return paginate(this.database, query, {
      row: auditEntrySchema,
      columns,
      from: 'audit_entry',
      order: 'audit_entry.id DESC',
      where: `($1::text IS NULL OR (action = ANY($2)) = ($1 = 'security'))`,
      values: [kind ?? null, securityActions],
    });
  }
}

function valuesOf({ actor, action, subjectType, subjectId, subject }: Act): unknown[] {
  const adminId = 'adminId' in actor ? actor.adminId : null;
  const name = 'name' in actor ? actor.name : '';
  const { network, requestId } = actor.origin ?? {};
  return [adminId, name, action, subjectType, subjectId, subject, network ?? null, requestId ?? null];
}
