import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A card that was made around a focal point; one from the middle goes with its picture and has no row. */
@Entity('picture_card')
export class PictureCard {
  @PrimaryColumn('text') name!: string;
  @PrimaryColumn('smallint') x!: number;
  @PrimaryColumn('smallint') y!: number;
  @CreateDateColumn({ name: 'made_at', type: 'timestamptz' }) madeAt!: Date;
  /** A page has named it: messengers may ask for it as long as the picture is there. */
  @Column('boolean', { name: 'was_public', default: false }) wasPublic!: boolean;
}
