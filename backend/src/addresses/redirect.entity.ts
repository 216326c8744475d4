import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address that leads on because staff or an import said so. */
@Entity('redirect')
export class Redirect {
  /** As `pathOf` writes it. */
  @PrimaryColumn('text', { name: 'from_path' }) from!: string;
  /** A path with its query, or a whole https address. */
  @Column('text', { name: 'destination' }) to!: string;
  @Column('text', { default: '' }) why!: string;
  @CreateDateColumn({ name: 'changed_at', type: 'timestamptz' }) changedAt!: Date;
  /** Stays when the account is removed. */
  @Column('uuid', { name: 'changed_by', nullable: true }) changedBy!: string | null;
}
