import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { ACCOUNTS } from '../auth/accounts.js';
import { UnsavedDrafts } from '../auth/unsaved-drafts.js';
import { queryRows } from '../database/query-rows.js';
import { addLostPictures } from '../pictures/lost-pictures.repository.js';
import { removedPictures } from './writing-draft.repository.js';

const ownerRow = z.object({ owner: z.uuid(), count: z.int() });

const COUNT = 'SELECT admin_id AS owner, count(*)::int AS count FROM writing_draft GROUP BY admin_id';
/** Under another id, for the taker's own browser may have made the same. */
const HAND_OVER = `
  UPDATE writing_draft SET admin_id = $2, draft = gen_random_uuid(), written_by = coalesce(written_by, account.name)
  FROM ${ACCOUNTS} WHERE account.id = admin_id AND admin_id = $1`;
const REMOVE = `
  WITH removed AS (DELETE FROM writing_draft WHERE admin_id = $1 RETURNING pictures)
  SELECT DISTINCT unnest(pictures) AS name FROM removed`;

@Injectable()
export class DraftsOfStaff extends UnsavedDrafts {
  constructor(private readonly database: DataSource) {
    super();
  }

  async countByOwner(manager = this.database.manager): Promise<ReadonlyMap<string, number>> {
    const rows = await queryRows(manager, ownerRow, COUNT);
    return new Map(rows.map(({ owner, count }) => [owner, count]));
  }

  async handOver(manager: EntityManager, from: string, to: string | null): Promise<void> {
    if (to) await manager.query(HAND_OVER, [from, to]);
    else await addLostPictures(manager, await removedPictures(manager, REMOVE, [from]));
  }
}
