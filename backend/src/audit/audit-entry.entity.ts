import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction, AuditListEntry } from './audit.schema.js';

@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @CreateDateColumn({ type: 'timestamptz' }) at!: Date;
  /** Stays when the account is removed. */
  @Column('uuid', { name: 'admin_id', nullable: true }) adminId!: string | null;
  @Column('text') who!: string;
  @Column('text') action!: AuditAction;
  @Column('text', { name: 'subject_type' }) subjectType!: AuditListEntry['subject_type'];
  @Column('text', { name: 'subject_id', nullable: true }) subjectId!: string | null;
  @Column('text') subject!: string;
  @Column('text', { nullable: true }) network!: string | null;
  @Column('text', { name: 'request_id', nullable: true }) requestId!: string | null;
}
