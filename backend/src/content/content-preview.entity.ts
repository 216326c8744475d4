import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words as they would be. */
@Entity('content_preview')
export class ContentPreview {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('text') name!: string;
  @Column('jsonb') value!: unknown;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
}
