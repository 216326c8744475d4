import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Never changed: it shows who knew what when. */
@Entity('enquiry_note')
export class EnquiryNote {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid', { name: 'enquiry_id' }) enquiryId!: string;
  @Column('text') author!: string;
  @Column('text') text!: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column('uuid', { nullable: true, unique: true }) key!: string | null;
}
