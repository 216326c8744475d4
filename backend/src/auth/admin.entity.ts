import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('admin')
export class Admin {
  @PrimaryGeneratedColumn('uuid') id: string;
  /** Lower case. */
  @Column('text', { unique: true }) email: string;
  /** "" when nobody has given one. */
  @Column('text', { default: '' }) name: string;
  @Column('text', { name: 'password_hash' }) passwordHash: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
