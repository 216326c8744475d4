import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('old_project_slug')
export class OldProjectSlug {
  @PrimaryColumn('text') slug!: string;
  @Column('integer', { name: 'project_id' }) projectId!: number;
}
