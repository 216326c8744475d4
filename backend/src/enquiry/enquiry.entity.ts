import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnquiryState } from './enquiry-state.js';

@Entity('enquiry')
export class Enquiry {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('text') email: string;
  /** As it was typed. */
  @Column('text') phone: string;
  @Column('text', { name: 'phone_e164' }) phoneE164: string;
  @Column('text') message: string;
  @Column('boolean') consent: true;
  @Column('text', { name: 'consent_version' }) consentVersion: string;
  @Column('text', { name: 'consent_text' }) consentText: string;
  /** Path of the page that the form was on. */
  @Column('text', { nullable: true }) page: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** Set: kept, but nobody is mailed. */
  @Column('text', { name: 'spam_reason', nullable: true }) spamReason: string | null;
  @Column('text', { name: 'submission_key', nullable: true, unique: true }) submissionKey: string | null;
  @Column('timestamptz', { name: 'studio_mail_sent_at', nullable: true }) studioMailSentAt: Date | null;
  @Column('timestamptz', { name: 'acknowledgement_sent_at', nullable: true })
  acknowledgementSentAt: Date | null;
  @Column('text', { default: 'new' }) state: EnquiryState;
  /** How often staff had a mail of it sent again. */
  @Column('integer', { name: 'mail_resends', default: 0 }) mailResends: number;
  @Column('integer', { name: 'mail_attempts', default: 0 }) mailAttempts: number;
  @Column('text', { name: 'mail_last_error', nullable: true }) mailLastError: string | null;
}
