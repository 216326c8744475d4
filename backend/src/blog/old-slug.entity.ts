import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a post had, which still leads to it. */
@Entity('old_slug')
export class OldSlug {
  @PrimaryColumn('text') slug!: string;
  @Column('integer', { name: 'post_id' }) postId!: number;
}
