import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A trigger counts every change of a post, in its transaction. */
@Entity('blog_version')
export class BlogVersion {
  @PrimaryColumn('boolean', { name: 'only_row', default: true }) onlyRow!: boolean;
  @Column('bigint') version!: string;
}
