import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { VersionContent } from './version-content.js';
import type { VersionAct } from './version.schema.js';

/** What a save left of a post, a project or a section of words; not the counters `blog_version` and `project_version`. */
@Entity('saved_version')
export class SavedVersion {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** This, `projectId` or `section` is set. */
  @Column('integer', { name: 'post_id', nullable: true }) postId!: number | null;
  @Column('integer', { name: 'project_id', nullable: true }) projectId!: number | null;
  @Column('text', { nullable: true }) section!: string | null;
  /** Counts within what it is of, from 1. */
  @Column('integer') number!: number;
  /** While the post or project said this its `version` was from here to there; null of sections, and where a server of before saved it. */
  @Column('integer', { name: 'from_version', nullable: true }) fromVersion!: number | null;
  @Column('integer', { name: 'to_version', nullable: true }) toVersion!: number | null;
  @CreateDateColumn({ name: 'saved_at', type: 'timestamptz' }) savedAt!: Date;
  /** Null once the account is erased. */
  @Column('uuid', { name: 'saved_by', nullable: true }) savedBy!: string | null;
  /** "" when the website saved it, or nobody knows. */
  @Column('text') device!: string;
  @Column('text') act!: VersionAct;
  @Column('integer', { name: 'words_added' }) wordsAdded!: number;
  @Column('integer', { name: 'words_removed' }) wordsRemoved!: number;
  @Column('jsonb') content!: VersionContent;
  /** Names of the uploaded pictures that the content shows. */
  @Column('text', { array: true }) pictures!: string[];
}
