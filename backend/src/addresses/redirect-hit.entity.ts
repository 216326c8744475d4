import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often an old address led on in a day: sums, nothing of a visitor. */
@Entity('redirect_hit')
export class RedirectHit {
  @PrimaryColumn('text') path!: string;
  @PrimaryColumn('date') day!: string;
  @Column('integer', { default: 0 }) people!: number;
  @Column('integer', { default: 0 }) bots!: number;
}
