import { Entity, PrimaryColumn } from 'typeorm';

/** A picture whose variants are all in the store. */
@Entity('finished_picture')
export class FinishedPicture {
  @PrimaryColumn('text') name!: string;
}
