import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../requests/for-role.js';

@Entity('invitation')
export class Invitation {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { unique: true }) email!: string;
  @Column('text') role!: Role;
  /** Signed into the link: another one makes the link of before worthless. */
  @Column('uuid', { name: 'link_key' }) linkKey!: string;
  /** Email of the owner, or who else it was. */
  @Column('text', { name: 'invited_by' }) invitedBy!: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('timestamptz', { name: 'mailed_at', nullable: true }) mailedAt!: Date | null;
  @Column('timestamptz', { name: 'mail_failed_at', nullable: true }) mailFailedAt!: Date | null;
}
