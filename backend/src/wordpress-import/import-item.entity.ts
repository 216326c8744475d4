import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ImportState } from './import.schema.js';
import { type WordpressItem, wordpressItemSchema } from './reading/wordpress-item.schema.js';

const parsed = (item: unknown): WordpressItem | null => wordpressItemSchema.nullable().parse(item ?? null);

/** What an export holds one by one; the text itself goes once it is dealt with, and all pictures are there. */
@Entity('import_item')
export class ImportItem {
  @PrimaryColumn('integer', { name: 'run_id' }) runId!: number;
  @PrimaryColumn('integer') position!: number;
  @Column('text') title!: string;
  /** That the post here is to have, and has once it is added. */
  @Column('text') slug!: string;
  /** '' where there was no page of its own. */
  @Column('text', { name: 'old_path' }) oldPath!: string;
  @Column('jsonb', { nullable: true, transformer: { to: parsed, from: parsed } }) item!: WordpressItem | null;
  /** Our paths of those that came, by their addresses, while others are missing. */
  @Column('jsonb', { nullable: true }) pictures!: Record<string, string> | null;
  @Column('text') state!: ImportState;
  @Column('text', { array: true, default: '{}' }) problems!: string[];
  @Column('integer', { name: 'post_id', nullable: true }) postId!: number | null;
  /** As the import left it: another one means that somebody changed it since. */
  @Column('integer', { name: 'post_version', default: 1 }) postVersion!: number;
  @Column('boolean', { name: 'taken_back', default: false }) takenBack!: boolean;
}
