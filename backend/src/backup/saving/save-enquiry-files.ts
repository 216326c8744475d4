import type { Client } from 'pg';
import { z } from 'zod';
import { ENQUIRY_FILES } from '../../enquiry/enquiry-file-store.js';
import { FILES_FOLDER, type MissingFile } from '../manifest.js';
import type { RetryingStore } from './retrying-store.js';

const existing = z.tuple([z.object({ exists: z.boolean() })]);
const ids = z.array(z.object({ id: z.string() })).transform((rows) => rows.map(({ id }) => id));

/** Those of the snapshot, whose database may be of an older version. */
export async function listEnquiryFiles(snapshot: Client): Promise<string[]> {
  const table = await snapshot.query(`SELECT to_regclass('public.enquiry_file') IS NOT NULL AS exists`);
  if (!existing.parse(table.rows)[0].exists) return [];
  return ids.parse((await snapshot.query('SELECT id FROM enquiry_file WHERE is_kept ORDER BY id')).rows);
}

/** @returns those that are missing, except for those that were erased meanwhile */
export async function saveEnquiryFiles(
  files: string[],
  pictures: RetryingStore,
  live: Client,
  add: (name: string, content: Buffer) => Promise<void>,
): Promise<MissingFile[]> {
  const store = pictures.beside(ENQUIRY_FILES);
  const missing: string[] = [];
  for (const id of files) {
    const content = await store.read(id);
    if (content) await add(`${FILES_FOLDER}${id}`, content);
    else missing.push(id);
  }
  if (missing.length === 0) return [];
  const known = await live.query('SELECT id FROM enquiry_file WHERE id = ANY($1::uuid[])', [missing]);
  return ids
    .parse(known.rows)
    .map((id) => ({ file: `${FILES_FOLDER}${id}`, posts: [], projects: [], kept: [] }));
}
