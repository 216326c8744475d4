import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A trigger counts every change of a project, in its transaction. */
@Entity('project_version')
export class ProjectVersion {
  @PrimaryColumn('boolean', { name: 'only_row', default: true }) onlyRow!: boolean;
  @Column('bigint') version!: string;
}
