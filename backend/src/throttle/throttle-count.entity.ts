import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('throttle')
export class ThrottleCount {
  /** A keyed hash of purpose and person. */
  @PrimaryColumn('text') key!: string;
  @Column('integer') taken!: number;
  @Column('timestamptz', { name: 'free_at' }) freeAt!: Date;
  @Column('timestamptz', { name: 'forget_at' }) forgetAt!: Date;
}
