import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An editor that is open in some tab, and was heard of within a minute. */
@Entity('editor_presence')
export class EditorPresence {
  @PrimaryColumn('uuid') editor!: string;
  @Column('uuid', { name: 'admin_id' }) adminId!: string;
  @Column('text') kind!: 'blog' | 'project';
  @Column('integer', { name: 'thing_id' }) thingId!: number;
  @CreateDateColumn({ type: 'timestamptz' }) since!: Date;
  @CreateDateColumn({ name: 'seen_at', type: 'timestamptz' }) seenAt!: Date;
  @Column('timestamptz', { name: 'typed_at', nullable: true }) typedAt!: Date | null;
}
