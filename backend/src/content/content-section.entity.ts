import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Words that staff changed. A section without a row is as its content file says. */
@Entity('content_section')
export class ContentSection {
  @PrimaryColumn('text') name!: string;
  @Column('jsonb') value!: unknown;
  @Column('int') version!: number;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt!: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy!: string | null;
}
