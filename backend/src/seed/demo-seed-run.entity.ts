import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One row once the sample posts were begun: a blog that staff have emptied stays empty. */
@Entity('demo_seed')
export class DemoSeedRun {
  @PrimaryColumn('boolean', { name: 'only_row', default: true }) onlyRow!: boolean;
  @CreateDateColumn({ name: 'started_at', type: 'timestamptz' }) startedAt!: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
}
