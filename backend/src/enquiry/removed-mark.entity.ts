import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Names nobody; lets a restored backup remove the mark again. */
@Entity('removed_mark')
export class RemovedMark {
  /** Of the row in `do_not_contact`. */
  @PrimaryColumn('uuid') key!: string;
  @CreateDateColumn({ name: 'removed_at', type: 'timestamptz' }) removedAt!: Date;
}
