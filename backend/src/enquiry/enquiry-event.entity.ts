import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EventKind } from './enquiry-event.schema.js';

@Entity('enquiry_event')
export class EnquiryEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid', { name: 'enquiry_id' }) enquiryId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) at!: Date;
  /** Email of the admin, or who else it was. */
  @Column('text') actor!: string;
  @Column('text') kind!: EventKind | 'taken-back';
  /** For a contact how, for a state the new one, for an owner the new one or "", else a sentence. */
  @Column('text') text!: string;
  /** Made by the device, so that an act that is sent twice is one. */
  @Column('uuid', { nullable: true, unique: true }) key!: string | null;
}
