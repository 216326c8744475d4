import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const alertKinds = ['new', 'overdue'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Unique for an enquiry and a kind: each is told once. */
@Entity('sent_alert')
export class SentAlert {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('text') kind!: AlertKind;
  @Column('uuid', { name: 'enquiry_id' }) enquiryId!: string;
  @CreateDateColumn({ name: 'sent_at', type: 'timestamptz' }) sentAt!: Date;
}
