import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../requests/for-role.js';

@Entity('admin')
export class Admin {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { unique: true }) email!: string;
  /** "" when nobody has given one. */
  @Column('text', { default: '' }) name!: string;
  @Column('text', { default: 'owner' }) role!: Role;
  @Column('text', { name: 'password_hash' }) passwordHash!: string;
  /** Chosen by somebody else, and not changed by its owner yet. */
  @Column('boolean', { name: 'password_is_temporary', default: false }) passwordIsTemporary!: boolean;
  /** Of a temporary one; null where programs sign in with it. */
  @Column('timestamptz', { name: 'password_ends_at', nullable: true }) passwordEndsAt!: Date | null;
  /** By its owner or for them: a hash with another cost leaves it. */
  @Column('timestamptz', { name: 'password_set_at', default: () => 'now()' }) passwordSetAt!: Date;
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt!: Date | null;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null;
  /** From then on this account needs a second factor to sign in, if the studio requires one. */
  @Column('timestamptz', { name: 'second_factor_due_at', nullable: true }) secondFactorDueAt!: Date | null;
  /** Browsers remembered before are asked for the second step again. */
  @Column('timestamptz', { name: 'devices_forgotten_at', nullable: true }) devicesForgottenAt!: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
}
