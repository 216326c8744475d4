import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Names nobody; lets a restored backup erase the enquiry again. */
@Entity('erased_enquiry')
export class ErasedEnquiry {
  @PrimaryColumn('uuid') id!: string;
  @CreateDateColumn({ name: 'erased_at', type: 'timestamptz' }) erasedAt!: Date;
}
