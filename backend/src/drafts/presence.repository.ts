import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import type { DraftQuery, PresenceForm } from './drafts.schema.js';
import { EditorPresence } from './editor-presence.entity.js';

/** An interval of Postgres: three messages that a screen sends. */
const GONE_AFTER = '60 seconds';

const otherRow = z.object({ admin_id: z.uuid(), since: z.string(), typed_at: z.string().nullable() });

const REMOVE_GONE = `DELETE FROM editor_presence WHERE seen_at < now() - interval '${GONE_AFTER}'`;
/** Somebody else's editor stays as it is. */
const SEE = `
  INSERT INTO editor_presence AS present (editor, admin_id, kind, thing_id, typed_at)
  VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END)
  ON CONFLICT (editor) DO UPDATE SET
    seen_at = now(), kind = excluded.kind, thing_id = excluded.thing_id,
    since = CASE WHEN (present.kind, present.thing_id) = (excluded.kind, excluded.thing_id)
      THEN present.since ELSE now() END,
    typed_at = CASE WHEN (present.kind, present.thing_id) = (excluded.kind, excluded.thing_id)
      THEN coalesce(excluded.typed_at, present.typed_at) ELSE excluded.typed_at END
  WHERE present.admin_id = excluded.admin_id`;
const OTHERS = `
  SELECT admin_id, ${iso('min(since)')} AS since, ${iso('max(typed_at)')} AS typed_at FROM editor_presence
  WHERE kind = $1 AND thing_id = $2 AND admin_id <> $3 AND seen_at >= now() - interval '${GONE_AFTER}'
  GROUP BY admin_id ORDER BY min(since)`;

@Injectable()
export class PresenceRepository {
  constructor(private readonly database: DataSource) {}

  async see({ editor, kind, id, typed }: PresenceForm, adminId: string): Promise<void> {
    await this.database.query(REMOVE_GONE);
    await this.database.query(SEE, [editor, adminId, kind, id, typed]);
  }

  others({ kind, id }: DraftQuery, adminId: string) {
    return queryRows(this.database, otherRow, OTHERS, [kind, id, adminId]);
  }

  async remove(editor: string, adminId: string): Promise<void> {
    await this.database.manager.delete(EditorPresence, { editor, adminId });
  }
}
