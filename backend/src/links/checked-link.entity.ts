import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckedLinkAnswer } from './link.schema.js';

/** A link to another site, and what was found there last. */
@Entity('checked_link')
export class CheckedLink {
  @PrimaryColumn('text') address!: string;
  /** `checking` until it was tried. */
  @Column('text', { default: 'checking' }) state!: CheckedLinkAnswer['state'];
  @Column('smallint', { nullable: true }) status!: number | null;
  @Column('timestamptz', { name: 'checked_at', nullable: true }) checkedAt!: Date | null;
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' }) askedAt!: Date;
}
