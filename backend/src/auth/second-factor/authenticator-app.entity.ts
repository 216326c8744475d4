import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Admin } from '../admin.entity.js';

/** An account has one that is on and one that is being set up, at most. */
@Entity('authenticator_app')
export class AuthenticatorApp {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin!: Admin;
  @Column('text') secret!: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  /** Null while it is being set up. */
  @Column('timestamptz', { name: 'active_since', nullable: true }) activeSince!: Date | null;
  /** Of the code that was taken last: neither it nor an older one is taken again. */
  @Column('bigint', { name: 'last_step', nullable: true }) lastStep!: string | null;
}
