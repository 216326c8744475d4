import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a post had, which still leads to it. */
@Entity('old_slug')
export class OldSlug {
  @PrimaryColumn('text') slug!: string;
  @Column('integer', { name: 'post_id' }) postId!: number;
  /** Null for those from before it was noted. */
  @Column('timestamptz', { name: 'changed_at', nullable: true, default: () => 'now()' })
  changedAt!: Date | null;
  @Column('uuid', { name: 'changed_by', nullable: true }) changedBy!: string | null;
}
