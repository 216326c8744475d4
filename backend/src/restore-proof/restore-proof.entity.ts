import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest proof that a backup can be restored, and the newest that failed. */
@Entity('restore_proof')
export class RestoreProof {
  @PrimaryColumn('text') outcome!: 'proved' | 'failed';
  @Column('timestamptz', { name: 'finished_at' }) finishedAt!: Date;
  @Column('integer') seconds!: number;
  /** Unknown of a backup that cannot be read. */
  @Column('timestamptz', { name: 'backup_made_at', nullable: true }) backupMadeAt!: Date | null;
  @Column('integer', { nullable: true }) tables!: number | null;
  @Column('integer', { nullable: true }) rows!: number | null;
  /** And other files. */
  @Column('integer', { nullable: true }) files!: number | null;
  @Column('text', { nullable: true }) problem!: string | null;
}
