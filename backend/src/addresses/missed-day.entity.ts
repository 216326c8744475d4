import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { MissedAddress } from './missed-address.entity.js';

/** How often it was missed in a day: sums, nothing of a visitor. */
@Entity('missed_day')
export class MissedDay {
  @PrimaryColumn('text') path!: string;
  @ManyToOne(() => MissedAddress, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'path' })
  address!: MissedAddress;
  @PrimaryColumn('date') day!: string;
  @Column('integer', { default: 0 }) people!: number;
  @Column('integer', { default: 0 }) bots!: number;
}
