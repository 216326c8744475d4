import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const alertKinds = ['new', 'overdue', 'again', 'step'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Unique for an enquiry and a kind: each is told once, and what was agreed once for each moment. */
@Entity('sent_alert')
export class SentAlert {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('text') kind!: AlertKind;
  @Column('uuid', { name: 'enquiry_id' }) enquiryId!: string;
  /** Of what was agreed, the moment that was told last. */
  @Column('timestamptz', { nullable: true }) due!: Date | null;
  @CreateDateColumn({ name: 'sent_at', type: 'timestamptz' }) sentAt!: Date;
}
