import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('picture_claim')
export class PictureClaim {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', type: 'bigint' }) id!: string;
  @Column('text') name!: string;
  @Column('timestamptz', { name: 'keep_until' }) keepUntil!: Date;
  /** Written by earlier versions: what is inserted enters the library now. */
  @Column('boolean', { name: 'in_editor' }) inEditor!: boolean;
}
