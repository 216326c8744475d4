import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type Attachments, attachmentsSchema } from './reading/wordpress-item.schema.js';

const parsed = (attachments: unknown): Attachments => attachmentsSchema.parse(attachments);

@Entity('import_run')
export class ImportRun {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') site!: string;
  @Column('jsonb', { transformer: { to: parsed, from: parsed } }) attachments!: Attachments;
  @Column('boolean', { name: 'as_drafts', default: false }) asDrafts!: boolean;
  @Column('timestamptz', { name: 'started_at', default: () => 'now()' }) startedAt!: Date;
  @Column('uuid', { name: 'started_by', nullable: true }) startedBy!: string | null;
}
