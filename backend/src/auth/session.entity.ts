import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RequestOrigin } from '../requests/request-origin.js';

/** One sign-in. Its id is the `jti` of the token, so that a token can be taken back before it expires. */
@Entity('session')
export class Session {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
  /** SHA-256 of the cookie that must come with the token; null for sign-ins that came from no page. */
  @Column('text', { name: 'binding_hash', nullable: true }) bindingHash!: string | null;
  /** Of the request that it is read for; not kept. */
  origin?: RequestOrigin;
}
