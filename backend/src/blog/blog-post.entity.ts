import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { PostStatus } from './post-status.js';

/** Fields are named as on the wire and in the table, so that one name is true everywhere. */
@Entity('blog_post')
export class BlogPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') heading!: string;
  @Column('text') short_description!: string;
  /** YYYY-MM-DD: a day in the calendar, no moment in time. */
  @Column('date') date_at!: string;
  @Column('text') feature_image!: string;
  @Column('text') mb_image!: string;
  /** Around what the mobile picture is cut, in per cent; null is the middle. */
  @Column('integer', { nullable: true }) focal_x!: number | null;
  @Column('integer', { nullable: true }) focal_y!: number | null;
  /** False when staff chose a mobile picture of its own. */
  @Column('boolean', { default: false }) mobile_is_cut!: boolean;
  @Column('text') alt!: string;
  @Column('text') slug!: string;
  /** Clean HTML, entity-encoded once. */
  @Column('text') description!: string;
  @Column('text') meta_title!: string;
  @Column('text') meta_description!: string;
  @Column('text') meta_keywords!: string;
  /** Names of every stored picture that this post shows, in its picture fields and in its text. */
  @Column('text', { array: true }) pictures!: string[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
  @Column('text', { default: 'published' }) status!: PostStatus;
  /** When a scheduled post appears; null for all others. */
  @Column('timestamptz', { nullable: true }) publish_at!: Date | null;
  /** Counts the saves, so that one which began from an older text is noticed. */
  @VersionColumn({ default: 1 }) version!: number;
  @Column('uuid', { nullable: true }) updated_by!: string | null;
  /** Set: there is a private link to the post as it is now. */
  @Column('uuid', { nullable: true }) preview_key!: string | null;
  /** What it was added under: a repetition under the same key changes it. */
  @Column('text', { nullable: true }) add_key!: string | null;
  /** What the last save came under. To remember it is no change of the post, so that it counts no version. */
  @Column({ type: 'text', nullable: true, update: false }) save_key!: string | null;
  /** Set: in the bin. */
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
}
