import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts the changes of all posts, by a trigger in the transaction of each change. */
@Entity('blog_version')
export class BlogVersion {
  @PrimaryColumn('boolean', { name: 'only_row', default: true }) onlyRow!: boolean;
  @Column('bigint') version!: string;
}
