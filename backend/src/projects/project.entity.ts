import { type ProjectContent, projectContentSchema } from 'content/schemas/project';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { PublicationStatus } from '../publication/publication-status.js';

const parsed = (content: unknown): ProjectContent => projectContentSchema.parse(content);

/** Fields are named as on the wire. */
@Entity('project')
export class Project {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') slug!: string;
  /** Its first slug. */
  @Column({ type: 'text', update: false }) anchor!: string;
  @Column('integer') position!: number;
  @Column('jsonb', { transformer: { to: parsed, from: parsed } }) content!: ProjectContent;
  /** Names of the uploaded pictures that the content shows. */
  @Column('text', { array: true }) pictures!: string[];
  @Column('text') status!: PublicationStatus;
  @Column('timestamptz', { nullable: true }) publish_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
  @VersionColumn({ default: 1 }) version!: number;
  @Column('uuid', { nullable: true }) updated_by!: string | null;
  @Column('uuid', { nullable: true }) preview_key!: string | null;
  /** A repetition under the same key changes the project. */
  @Column('text', { nullable: true }) add_key!: string | null;
  /** Of the last save; no change of the project, so it counts no version. */
  @Column({ type: 'text', nullable: true, update: false }) save_key!: string | null;
  @Column({ type: 'timestamptz', nullable: true, update: false }) save_sent_at!: Date | null;
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
}
