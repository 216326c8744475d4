import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One row once the content file was taken over: from then on the database alone holds the projects. */
@Entity('project_fill')
export class ProjectFillRun {
  @PrimaryColumn('boolean', { name: 'only_row', default: true }) onlyRow!: boolean;
  @CreateDateColumn({ name: 'filled_at', type: 'timestamptz' }) filledAt!: Date;
}
