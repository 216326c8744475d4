import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('old_project_slug')
export class OldProjectSlug {
  @PrimaryColumn('text') slug!: string;
  @Column('integer', { name: 'project_id' }) projectId!: number;
  /** Null for those from before it was noted. */
  @Column('timestamptz', { name: 'changed_at', nullable: true, default: () => 'now()' })
  changedAt!: Date | null;
  @Column('uuid', { name: 'changed_by', nullable: true }) changedBy!: string | null;
}
