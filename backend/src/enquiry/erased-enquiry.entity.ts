import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Names nobody; lets a restored backup erase the enquiry again. */
@Entity('erased_enquiry')
export class ErasedEnquiry {
  @PrimaryColumn('uuid') id!: string;
  @CreateDateColumn({ name: 'erased_at', type: 'timestamptz' }) erasedAt!: Date;
  /** Where nothing of the address was left. */
  @Column('text', { name: 'person_hash', nullable: true }) personHash!: string | null;
}
