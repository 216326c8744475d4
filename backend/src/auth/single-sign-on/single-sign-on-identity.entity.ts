import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Admin } from '../admin.entity.js';

/** Who an account is at the provider: from its first use on the subject decides, not the email address. */
@Entity('single_sign_on_identity')
export class SingleSignOnIdentity {
  @PrimaryColumn('text') issuer!: string;
  @PrimaryColumn('text') subject!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin!: Admin;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
}
