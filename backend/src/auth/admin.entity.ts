import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('admin')
export class Admin {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { unique: true }) email!: string;
  /** "" when nobody has given one. */
  @Column('text', { default: '' }) name!: string;
  @Column('text', { name: 'password_hash' }) passwordHash!: string;
  /** Chosen by somebody else, and not changed by its owner yet. */
  @Column('boolean', { name: 'password_is_temporary', default: false }) passwordIsTemporary!: boolean;
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt!: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
}
