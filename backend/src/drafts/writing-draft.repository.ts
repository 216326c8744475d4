import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import type { DraftNoun } from './draft-content.js';
import { WritingDraft } from './writing-draft.entity.js';

export interface Thing {
  kind: DraftNoun;
  id: number | null;
}
export type SentDraft = Omit<WritingDraft, 'id' | 'kind' | 'postId' | 'projectId' | 'savedAt' | 'writtenBy'>;

const savedRow = z.object({ revision: z.int(), saved_at: z.string() });
const changedRow = savedRow.extend({ before: z.array(z.string()) });
const showingRow = z.object({
  id: z.int(),
  kind: z.enum(['blog', 'project']),
  thing_id: z.int().nullable(),
  title: z.string(),
  admin_id: z.string(),
});
const postIdRow = z.object({ post_id: z.int() });
const nameRow = z.object({ name: z.string() });

/**
 * Compares and sets at once. Where the answer was lost on the way, neither a repetition nor what the same editor has
 * typed since is a conflict with itself.
 */
const CHANGE = `
  UPDATE writing_draft AS draft
  SET revision = CASE WHEN content = $7::jsonb THEN $3 ELSE revision END + 1, based_on = $4, device = $5, device_kind = $6, content = $7, pictures = $8, written_by = NULL, saved_at = now()
  FROM (SELECT id, pictures FROM writing_draft WHERE admin_id = $1 AND draft = $2 FOR UPDATE) AS old
  WHERE draft.id = old.id AND (revision = $3 OR revision = $3 + 1 AND content = $7::jsonb
    OR revision > $3 AND content -> 'written_form' = $7::jsonb -> 'written_form'
      AND content -> 'written_at' < $7::jsonb -> 'written_at')
  RETURNING revision, ${iso('saved_at')} AS saved_at, old.pictures AS before`;
const ADD = `
  INSERT INTO writing_draft (admin_id, draft, revision, based_on, device, device_kind, content, pictures, kind, post_id, project_id)
  VALUES ($1, $2, $3::int + 1, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (admin_id, draft) DO NOTHING RETURNING revision, ${iso('saved_at')} AS saved_at`;
/** Of one person: beyond the newest `$2` of each post or project, and beyond the newest `$3` of all. What was handed over neither goes nor makes another go. */
const REMOVE_BEYOND = `
  WITH removed AS (
    DELETE FROM writing_draft WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY kind, post_id, project_id ORDER BY saved_at DESC, id DESC) AS of_thing,
          row_number() OVER (ORDER BY saved_at DESC, id DESC) AS of_all,
          coalesce(post_id, project_id) IS NULL AS is_new
        FROM writing_draft WHERE admin_id = $1 AND written_by IS NULL
      ) AS ranked WHERE NOT is_new AND of_thing > $2 OR of_all > $3
    ) RETURNING pictures)
  SELECT DISTINCT unnest(pictures) AS name FROM removed`;
const REMOVE = `
  WITH removed AS (DELETE FROM writing_draft WHERE admin_id = $1 AND draft = $2 RETURNING pictures)
  SELECT DISTINCT unnest(pictures) AS name FROM removed`;
const REMOVE_OLD = `
  WITH removed AS (DELETE FROM writing_draft WHERE saved_at < now() - $1::interval RETURNING pictures)
  SELECT DISTINCT unnest(pictures) AS name FROM removed`;

@Injectable()
export class WritingDraftRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns undefined when there is none of this revision */
  async change(manager: EntityManager, draft: SentDraft) {
    const [changed] = await queryRows(manager, changedRow, CHANGE, columns(draft));
    return changed;
  }

  /** @returns undefined when there is one already */
  async add(manager: EntityManager, draft: SentDraft, { kind, id }: Thing) {
    const owner = [kind, kind === 'blog' ? id : null, kind === 'project' ? id : null];
    const [added] = await queryRows(manager, savedRow, ADD, [...columns(draft), ...owner]);
    return added;
  }

  find(adminId: string, { kind, id }: Thing): Promise<WritingDraft[]> {
    const of = id ?? IsNull();
    const where = kind === 'blog' ? { postId: of } : { projectId: of };
    return this.database.manager.find(WritingDraft, {
      where: { adminId, kind, ...where },
      order: { savedAt: 'DESC', id: 'DESC' },
    });
  }

  byKey(manager: EntityManager, adminId: string, draft: string): Promise<WritingDraft | null> {
    return manager.findOneBy(WritingDraft, { adminId, draft });
  }

  removeBeyond(manager: EntityManager, adminId: string, ofThing: number, ofAll: number): Promise<string[]> {
    return removedPictures(manager, REMOVE_BEYOND, [adminId, ofThing, ofAll]);
  }

  remove(manager: EntityManager, adminId: string, draft: string): Promise<string[]> {
    return removedPictures(manager, REMOVE, [adminId, draft]);
  }

  showing(manager: EntityManager, picture: string): Promise<z.infer<typeof showingRow>[]> {
    const sql = `SELECT id, kind, coalesce(post_id, project_id) AS thing_id,
        coalesce(content ->> 'heading', content ->> 'title', '') AS title, admin_id
      FROM writing_draft WHERE pictures @> ARRAY[$1] ORDER BY id`;
    return queryRows(manager, showingRow, sql, [picture]);
  }

  async postsWithAny(postIds: number[], manager = this.database.manager): Promise<ReadonlySet<number>> {
    const sql = 'SELECT DISTINCT post_id FROM writing_draft WHERE post_id = ANY($1)';
    const rows = await queryRows(manager, postIdRow, sql, [postIds]);
    return new Set(rows.map(({ post_id }) => post_id));
  }

  removeOld(manager: EntityManager, period: string): Promise<string[]> {
    return removedPictures(manager, REMOVE_OLD, [period]);
  }
}

function columns(draft: SentDraft): unknown[] {
  const { adminId, draft: key, revision, basedOn, device, deviceKind, content, pictures } = draft;
  return [adminId, key, revision, basedOn, device, deviceKind, JSON.stringify(content), pictures];
}

/** @returns their names */
export async function removedPictures(
  manager: EntityManager,
  sql: string,
  values: unknown[],
): Promise<string[]> {
  return (await queryRows(manager, nameRow, sql, values)).map(({ name }) => name);
}
