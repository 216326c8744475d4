import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Admin } from '../admin.entity.js';

/** Between the provider's answer and the page that asks for the session. */
@Entity('single_sign_on_ticket')
export class SingleSignOnTicket {
  @PrimaryColumn('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('text', { name: 'browser_hash' }) browserHash!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin!: Admin;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
