import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Admin } from '../admin.entity.js';

@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin!: Admin;
  @Column('text', { name: 'code_hash' }) codeHash!: string;
  /** Shown, but not switched on yet. */
  @Column('boolean', { name: 'is_pending' }) isPending!: boolean;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
}
