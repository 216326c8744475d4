import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('enquiry_file')
export class EnquiryFile {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'enquiry_id' }) enquiryId!: string;
  /** In the visitor's order. */
  @Column('integer') place!: number;
  @Column('text') name!: string;
  @Column('text') type!: string;
  @Column('integer') bytes!: number;
  /** Of pictures, in pixels. */
  @Column('integer', { nullable: true }) width!: number | null;
  @Column('integer', { nullable: true }) height!: number | null;
  /** False when the store was away: then the file is lost and has to be asked for. */
  @Column('boolean', { name: 'is_kept' }) isKept!: boolean;
}
