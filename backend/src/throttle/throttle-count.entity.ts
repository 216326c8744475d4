import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('throttle')
export class ThrottleCount {
  @PrimaryColumn('text') key!: string;
  @Column('integer') taken!: number;
  @Column('timestamptz', { name: 'free_at' }) freeAt!: Date;
  @Column('timestamptz', { name: 'forget_at' }) forgetAt!: Date;
}
