import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In how many marked enquiries a word was, and never in whose. The row of no word counts the enquiries. */
@Entity('spam_lesson')
export class SpamLesson {
  @PrimaryColumn('text') word!: string;
  @Column('integer', { default: 0 }) honest!: number;
  @Column('integer', { default: 0 }) spam!: number;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
