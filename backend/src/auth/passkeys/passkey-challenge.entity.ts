import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Admin } from '../admin.entity.js';

@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'admin_id', nullable: true }) adminId!: string | null;
  @ManyToOne(() => Admin, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'admin_id' })
  admin!: Admin | null;
  @Column('text') challenge!: string;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
