import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** Fields are named as on the wire and in the table, so that one name is true everywhere. */
@Entity('blog_post')
export class BlogPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') heading: string;
  @Column('text') short_description: string;
  /** YYYY-MM-DD: a day in the calendar, no moment in time. */
  @Column('date') date_at: string;
  @Column('text') feature_image: string;
  @Column('text') mb_image: string;
  @Column('text') alt: string;
  @Column('text') slug: string;
  /** Clean HTML, entity-encoded once. */
  @Column('text') description: string;
  @Column('text') meta_title: string;
  @Column('text') meta_description: string;
  @Column('text') meta_keywords: string;
  /** Names of every stored picture that this post shows, in its picture fields and in its text. */
  @Column('text', { array: true }) pictures: string[];
  @CreateDateColumn({ type: 'timestamptz' }) created_at: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at: Date;
}
