import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One that is, or may be, in the store. */
@Entity('stored_enquiry_file')
export class StoredEnquiryFile {
  @PrimaryColumn('uuid') id!: string;
  /** Until then it stays although no enquiry has it: the enquiry is being saved. */
  @Column('timestamptz', { name: 'keep_until' }) keepUntil!: Date;
}
