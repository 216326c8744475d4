import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A time in which the enquiry does not open by itself, with the counts that led to it. */
@Entity('modal_rest')
export class ModalRest {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @CreateDateColumn({ name: 'began_at', type: 'timestamptz' }) beganAt!: Date;
  /** A switch of the admin brings it forward. */
  @Column('timestamptz', { name: 'ends_at' }) endsAt!: Date;
  @Column('integer') shown!: number;
  @Column('integer', { name: 'closed_at_once' }) closedAtOnce!: number;
}
