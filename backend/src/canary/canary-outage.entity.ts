import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** At most one is open: each is told once, and once when it has healed. */
@Entity('canary_outage')
export class CanaryOutage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('timestamptz', { name: 'began_at' }) beganAt!: Date;
  @Column('timestamptz', { name: 'healed_at', nullable: true }) healedAt!: Date | null;
}
