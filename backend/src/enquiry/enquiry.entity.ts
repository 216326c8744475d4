import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ContactWay, ContactOutcome } from './enquiry-event.schema.js';
import type { EnquiryKind } from './enquiry-kind.js';
import type { EnquiryState } from './enquiry-state.js';
import type { ShortlistedPicture } from './shortlist.schema.js';
import type { Lesson } from './spam/spam-lesson.repository.js';
import type { SpamSignal } from './spam/spam-signal.schema.js';

@Entity('enquiry')
export class Enquiry {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') phone!: string;
  @Column('text', { name: 'phone_e164' }) phoneE164!: string;
  @Column('text') message!: string;
  @Column('boolean') consent!: true;
  @Column('text', { name: 'consent_version' }) consentVersion!: string;
  /** Whether the form named it; null where that was not kept. */
  @Column('boolean', { name: 'consent_version_sent', nullable: true }) consentVersionSent!: boolean | null;
  @Column('text', { name: 'consent_text' }) consentText!: string;
  @Column('text', { nullable: true }) page!: string | null;
  /** The project that the visitor asked about, as it was called then. */
  @Column('text', { name: 'project_slug', nullable: true }) projectSlug!: string | null;
  @Column('text', { name: 'project_title', nullable: true }) projectTitle!: string | null;
  /** In the visitor's order. */
  @Column('jsonb', { nullable: true }) shortlist!: ShortlistedPicture[] | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  /** Null unless it looks like spam; its sender is then not thanked. */
  @Column('text', { name: 'spam_reason', nullable: true }) spamReason!: string | null;
  @Column('text', { name: 'submission_key', nullable: true, unique: true }) submissionKey!: string | null;
  @Column('timestamptz', { name: 'studio_mail_sent_at', nullable: true }) studioMailSentAt!: Date | null;
  @Column('timestamptz', { name: 'acknowledgement_sent_at', nullable: true })
  acknowledgementSentAt!: Date | null;
  @Column('text', { default: 'new' }) state!: EnquiryState;
  @Column('timestamptz', { name: 'studio_mail_tried_at', nullable: true }) studioMailTriedAt!: Date | null;
  @Column('timestamptz', { name: 'acknowledgement_tried_at', nullable: true })
  acknowledgementTriedAt!: Date | null;
  @Column('integer', { name: 'mail_resends', default: 0 }) mailResends!: number;
  @Column('integer', { name: 'studio_mail_attempts', default: 0 }) studioMailAttempts!: number;
  @Column('text', { name: 'studio_mail_error', nullable: true }) studioMailError!: string | null;
  @Column('integer', { name: 'acknowledgement_attempts', default: 0 }) acknowledgementAttempts!: number;
  @Column('text', { name: 'acknowledgement_error', nullable: true }) acknowledgementError!: string | null;
  @Column('boolean', { name: 'acknowledgement_undeliverable', default: false })
  acknowledgementUndeliverable!: boolean;
  @Column('boolean', { name: 'in_digest', default: false }) inDigest!: boolean;
  /** Of the earliest contact that was not taken back. */
  @Column('timestamptz', { name: 'first_contact_at', nullable: true }) firstContactAt!: Date | null;
  @Column('text', { name: 'first_contact_by', nullable: true }) firstContactBy!: string | null;
  @Column('text', { name: 'first_contact_how', nullable: true }) firstContactHow!: ContactWay | null;
  @Column('text', { nullable: true }) outcome!: ContactOutcome | null;
  @Column('timestamptz', { name: 'call_again_at', nullable: true }) callAgainAt!: Date | null;
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId!: string | null;
  @Column('text', { name: 'next_step', nullable: true }) nextStep!: string | null;
  @Column('timestamptz', { name: 'next_step_at', nullable: true }) nextStepAt!: Date | null;
  @Column('text', { nullable: true }) budget!: string | null;
  @Column('text', { nullable: true }) kind!: EnquiryKind | null;
  /** The kind where `kind` is null. */
  @Column('boolean', { name: 'only_advice', default: false }) onlyAdvice!: boolean;
  @Column('integer', { name: 'size_square_feet', nullable: true }) sizeSquareFeet!: number | null;
  /** A bigint, which Postgres' driver gives as text. */
  @Column('bigint', { name: 'value_rupees', nullable: true }) valueRupees!: string | null;
  /** Path of the first page of the visit. */
  @Column('text', { name: 'landing_page', nullable: true }) landingPage!: string | null;
  @Column('text', { name: 'referrer_host', nullable: true }) referrerHost!: string | null;
  /** Only what was there, such as `utm_source`. */
  @Column('jsonb', { nullable: true }) campaign!: Record<string, string> | null;
  /** One word or host, by which reports group. */
  @Column('text', { default: 'direct' }) source!: string;
  /** The post that the visitor asked about, as it was called then. */
  @Column('text', { name: 'post_slug', nullable: true }) postSlug!: string | null;
  @Column('text', { name: 'post_title', nullable: true }) postTitle!: string | null;
  /** By when a call was promised. */
  @Column('timestamptz', { name: 'call_due', nullable: true }) callDue!: Date | null;
  @Column('integer', { name: 'spam_score', default: 0 }) spamScore!: number;
  @Column('jsonb', { name: 'spam_signals', default: [] }) spamSignals!: SpamSignal[];
  /** Since when it has the state spam, by the site or by staff. */
  @Column('timestamptz', { name: 'spam_since', nullable: true }) spamSince!: Date | null;
  /** When staff said that a suspected one is not spam: the promise counts from then. */
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt!: Date | null;
  @Column('text', { name: 'taught_as', nullable: true }) taughtAs!: Lesson | null;
  /** SHA-256 of the words as shown. */
  @Column('text', { name: 'consent_hash', nullable: true }) consentHash!: string | null;
  @Column('text', { name: 'consent_language', nullable: true }) consentLanguage!: string | null;
  @Column('text', { name: 'consent_address', nullable: true }) consentAddress!: string | null;
  /** Null where offers were not asked for apart. */
  @Column('boolean', { name: 'offers_consent', nullable: true }) offersConsent!: boolean | null;
  @Column('text', { name: 'offers_text', nullable: true }) offersText!: string | null;
  @Column('text', { name: 'person_hash', nullable: true }) personHash!: string | null;
}
