import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A device on which somebody switched alerts on. Whoever knows its endpoint and keys can write to it. */
@Entity('push_subscription')
export class PushSubscription {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @Column('text') name!: string;
  @Column('text', { unique: true }) endpoint!: string;
  @Column('text') p256dh!: string;
  @Column('text') auth!: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
}
