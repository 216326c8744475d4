import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { PublicationStatus } from '../publication/publication-status.js';

/** Fields are named as on the wire. */
@Entity('blog_post')
export class BlogPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') heading!: string;
  @Column('text') short_description!: string;
  /** YYYY-MM-DD. */
  @Column('date') date_at!: string;
  @Column('text') feature_image!: string;
  @Column('text') mb_image!: string;
  /** Per cent; null is the middle. */
  @Column('integer', { nullable: true }) focal_x!: number | null;
  @Column('integer', { nullable: true }) focal_y!: number | null;
  @Column('boolean', { default: false }) mobile_is_cut!: boolean;
  @Column('text') alt!: string;
  /** Of the main picture: it has no alt text, nor needs one. */
  @Column('boolean', { default: false }) is_decorative!: boolean;
  /** A key of `frontend/content/blogs.json`; '' is its first. */
  @Column('text', { default: '' }) category!: string;
  @Column('text') slug!: string;
  /** Clean HTML, entity-encoded once. */
  @Column('text') description!: string;
  @Column('text') meta_title!: string;
  @Column('text') meta_description!: string;
  @Column('text') meta_keywords!: string;
  @Column('text', { array: true }) pictures!: string[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
  @Column('text', { default: 'published' }) status!: PublicationStatus;
  @Column('timestamptz', { nullable: true }) publish_at!: Date | null;
  @VersionColumn({ default: 1 }) version!: number;
  @Column('uuid', { nullable: true }) updated_by!: string | null;
  @Column('uuid', { nullable: true }) preview_key!: string | null;
  /** A repetition under the same key changes the post. */
  @Column('text', { nullable: true }) add_key!: string | null;
  /** Of the last save; no change of the post, so it counts no version. */
  @Column({ type: 'text', nullable: true, update: false }) save_key!: string | null;
  @Column({ type: 'timestamptz', nullable: true, update: false }) save_sent_at!: Date | null;
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
}
