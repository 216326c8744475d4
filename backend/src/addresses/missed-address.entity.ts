import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of a page that is not there, and was asked for. */
@Entity('missed_address')
export class MissedAddress {
  @PrimaryColumn('text') path!: string;
  /** Host of the page before, of the latest visit that had one. */
  @Column('text', { name: 'came_from', nullable: true }) cameFrom!: string | null;
  @Column('boolean', { name: 'is_left_out', default: false }) isLeftOut!: boolean;
}
