import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { EnquiryFile } from './enquiry-file.entity.js';
import { type WireEnquiryFile, enquiryFileSchema } from './enquiry-file.schema.js';

const COLUMNS = 'id, name, type, bytes, width, height, is_kept';

export type NewEnquiryFile = Omit<EnquiryFile, 'enquiryId' | 'place'>;

export async function addFiles(
  manager: EntityManager,
  enquiryId: string,
  files: NewEnquiryFile[],
): Promise<void> {
  await manager.insert(
    EnquiryFile,
    files.map((file, place) => ({ ...file, enquiryId, place })),
  );
}

export function readFiles(
  database: DataSource | EntityManager,
  enquiryId: string,
): Promise<WireEnquiryFile[]> {
  const sql = `SELECT ${COLUMNS} FROM enquiry_file WHERE enquiry_id = $1 ORDER BY place`;
  return queryRows(database, enquiryFileSchema, sql, [enquiryId]);
}

export async function readFile(
  database: DataSource,
  enquiryId: string,
  id: string,
): Promise<WireEnquiryFile | undefined> {
  const sql = `SELECT ${COLUMNS} FROM enquiry_file WHERE enquiry_id = $1 AND id = $2`;
  const [file] = await queryRows(database, enquiryFileSchema, sql, [enquiryId, id]);
  return file;
}

/** Of the enquiry that is stored already: its names of files that could not be kept. */
export async function readUnkept(manager: EntityManager, enquiryId: string): Promise<string[]> {
  const sql = 'SELECT name FROM enquiry_file WHERE enquiry_id = $1 AND NOT is_kept ORDER BY place';
  const rows = await queryRows(manager, z.object({ name: z.string() }), sql, [enquiryId]);
  return rows.map(({ name }) => name);
}

/** SQL: how many came with an enquiry. */
export const COUNT_FILES = '(SELECT count(*)::int FROM enquiry_file WHERE enquiry_id = enquiry.id)';
