import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Device } from 'content/deviceOf';
import type { DraftContent } from './draft-content.js';

/** What is typed in one open editor, beside what is saved. */
@Entity('writing_draft')
export class WritingDraft {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  /** Made by the editor; unique for each account. */
  @Column('uuid') draft!: string;
  @Column('text') kind!: 'blog' | 'project';
  /** Null of something new, and once the post is deleted for good: then the text begins a new one. */
  @Column('integer', { name: 'post_id', nullable: true }) postId!: number | null;
  @Column('integer', { name: 'project_id', nullable: true }) projectId!: number | null;
  /** The `version` that was opened. */
  @Column('integer', { name: 'based_on', nullable: true }) basedOn!: number | null;
  /** Counts what the editor has sent. */
  @Column('integer') revision!: number;
  @CreateDateColumn({ name: 'saved_at', type: 'timestamptz' }) savedAt!: Date;
  @Column('text') device!: string;
  @Column('text', { name: 'device_kind' }) deviceKind!: Device['kind'];
  @Column('jsonb') content!: DraftContent;
  /** Whose it was, by name, when that account was removed; null of one's own. */
  @Column('text', { name: 'written_by', nullable: true }) writtenBy!: string | null;
  @Column('text', { array: true }) pictures!: string[];
}
