import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('library_picture')
export class LibraryPictureRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** A stored picture's path below /api/, or a photograph that came with the site. */
  @Column('text') src!: string;
  @Column('text') origin!: 'uploaded' | 'shipped';
  @Column('text') file_name!: string;
  @Column('text') alt!: string;
  @Column('boolean') is_decorative!: boolean;
  @Column('integer') focal_x!: number;
  @Column('integer') focal_y!: number;
  @Column('integer') width!: number;
  @Column('integer') height!: number;
  /** Of the largest file; null until the store was asked. */
  @Column('integer', { nullable: true }) bytes!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) added_at!: Date;
  @Column('uuid', { nullable: true }) added_by!: string | null;
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
}
