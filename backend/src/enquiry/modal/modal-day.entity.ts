import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What became of the enquiry that opens by itself, of all visitors of a day together. */
@Entity('modal_day')
export class ModalDay {
  /** In the studio's zone. */
  @PrimaryColumn('date') day!: string;
  @Column('integer', { default: 0 }) shown!: number;
  @Column('integer', { name: 'closed_at_once', default: 0 }) closedAtOnce!: number;
  @Column('integer', { default: 0 }) sent!: number;
}
