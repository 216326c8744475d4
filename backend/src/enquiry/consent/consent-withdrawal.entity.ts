import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One for each enquiry whose consent was taken back; open until it is lifted. */
@Entity('consent_withdrawal')
@Unique(['enquiryId', 'withdrawnAt'])
export class ConsentWithdrawal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid', { name: 'enquiry_id' }) enquiryId!: string;
  @Column('text', { name: 'person_hash', nullable: true }) personHash!: string | null;
  @CreateDateColumn({ name: 'withdrawn_at', type: 'timestamptz' }) withdrawnAt!: Date;
  @Column('text') how!: string;
  @Column('timestamptz', { name: 'call_cancelled_at', nullable: true }) callCancelledAt!: Date | null;
  @Column('timestamptz', { name: 'lifted_at', nullable: true }) liftedAt!: Date | null;
  @Column('text', { name: 'lifted_by', nullable: true }) liftedBy!: string | null;
  @Column('text', { name: 'lifted_how', nullable: true }) liftedHow!: string | null;
}
