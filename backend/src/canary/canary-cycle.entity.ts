import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One synthetic enquiry and how far it came. It is never a row of `enquiry`. */
@Entity('canary_cycle')
export class CanaryCycle {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @CreateDateColumn({ name: 'started_at', type: 'timestamptz' }) startedAt!: Date;
  /** At the public address, and in the database. */
  @Column('timestamptz', { name: 'arrived_at', nullable: true }) arrivedAt!: Date | null;
  /** Taken over by the mail server. */
  @Column('timestamptz', { name: 'mailed_at', nullable: true }) mailedAt!: Date | null;
  /** Found in the mailbox. */
  @Column('timestamptz', { name: 'returned_at', nullable: true }) returnedAt!: Date | null;
  /** The end of the way: back where a mailbox is read, else mailed. */
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
  @Column('text', { nullable: true }) problem!: string | null;
}
