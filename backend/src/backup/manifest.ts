import { z } from 'zod';
import { type Table, tableSchema } from './tables.js';

export const manifestSchema = z.object({
  format: z.literal('studio-backup-1'),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST_FILE = 'backup.json';
export const PICTURES_FOLDER = 'pictures/';
/** What visitors attached to enquiries. */
export const FILES_FOLDER = 'enquiry-files/';
/** The last file: without it the backup is cut off. */
export const END_FILE = 'complete';

export const endSchema = z.object({
  missing: z.array(
    z.object({
      file: z.string(),
      posts: z.array(z.int()),
      /** Backups of earlier versions know none. */
      projects: z.array(z.int()).default([]),
      /** By what nobody sees, such as "in the library". */
      kept: z.array(z.string()).default([]),
    }),
  ),
  /** SHA-256 by name in the archive; backups of earlier versions have none. */
  files: z.record(z.string(), z.string()).optional(),
  /** The same of the pieces of tables. */
  pieces: z.record(z.string(), z.string()).optional(),
});
export type MissingFile = z.infer<typeof endSchema>['missing'][number];

export type Backup = Manifest & z.infer<typeof endSchema>;

/** Rows are cut into pieces, because an archive states the size of a file before its content. */
export function pieceName(table: Table, piece: number): string {
  return `${tableFolder(table)}${String(piece).padStart(6, '0')}`;
}

export function tableFolder({ schema, name }: Table): string {
  return `tables/${schema}.${name}/`;
}
