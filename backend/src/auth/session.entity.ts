import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { RequestOrigin } from '../requests/request-origin.js';
import { Admin } from './admin.entity.js';

/** Its id is the `jti` of the token, so that a token can be revoked before it expires. */
@Entity('session')
export class Session {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin!: Admin;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
  /** SHA-256 of the cookie that must come with the token; null for sign-ins that came from no page. */
  @Column('text', { name: 'binding_hash', nullable: true }) bindingHash!: string | null;
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' }) lastUsedAt!: Date;
  /** At the sign-in, or to go on longer. */
  @Column('timestamptz', { name: 'password_given_at', default: () => 'now()' }) passwordGivenAt!: Date;
  /** At the sign-in, or by setting one up since; null where the password alone was asked for. */
  @Column('timestamptz', { name: 'second_step_at', nullable: true }) secondStepAt!: Date | null;
  /** Tokens from before it are over soon after it. */
  @Column('timestamptz', { name: 'renewed_at', nullable: true }) renewedAt!: Date | null;
  /** Of the sign-in; null for sessions from before it was kept. */
  @Column('text', { nullable: true }) device!: string | null;
  @Column('text', { nullable: true }) network!: string | null;
  /** Nobody had signed in to this account from this network before. */
  @Column('boolean', { name: 'is_new_place', default: false }) isNewPlace!: boolean;
  /** Of the request that it is read for; not stored, nor when its token was issued, in seconds. */
  origin?: RequestOrigin;
  issuedAt?: number;

  get email(): string {
    return this.admin.email;
  }
}
