import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import type { PostsTakenBack } from '../blog/posts-taken-back.js';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import { isJobGoingOn } from '../jobs/job-queue.js';
import type { PageQuery } from '../pagination/page-query.schema.js';
import { studio } from '../studio/studio.js';
import { ImportItem } from './import-item.entity.js';
import { ImportRun } from './import-run.entity.js';
import {
  type ImportReport,
  type ImportRunAnswer,
  type ImportState,
  importItemRow,
  importStates,
} from './import.schema.js';

const BATCH_SIZE = 200;
const MAX_RUNS_LISTED = 10;
const runRow = z.object({
  id: z.int(),
  site: z.string(),
  as_drafts: z.boolean(),
  started_at: z.iso.datetime(),
});
const countRow = z.object({ run_id: z.int(), state: z.enum(importStates), count: z.int() });
const entryRow = z.object({
  old_path: z.string(),
  slug: z.string(),
  waiting: z.object({ post_id: z.string(), link: z.string(), title: z.string() }).nullable(),
});
export type ImportEntry = z.infer<typeof entryRow>;
const madeRow = z.object({
  position: z.int(),
  old_path: z.string(),
  slug: z.string(),
  post_id: z.int(),
  post_version: z.int(),
  lacks_pictures: z.boolean(),
});
export type MadePost = z.infer<typeof madeRow>;
const postIdRow = madeRow.pick({ post_id: true });
const WAITING = `jsonb_build_object('post_id', item->'post_id', 'link', item->'link', 'title', item->'title')`;

export const IMPORT_JOB_KEY = 'import ';
const GIVEN_UP =
  'It was not reached, as the import was given up. Please send the file again: what is here by now stays as it is.';
/** What waits for a job that was given up, or is gone, waits in vain. */
const IN_VAIN = `(state = 'waiting' AND NOT ${isJobGoingOn(`'${IMPORT_JOB_KEY}' || run_id`)})`;
/** Whose post is here waits for its pictures alone. */
const TOLD_ITEMS = `(SELECT run_id, position, title, old_path, CASE WHEN taken_back THEN NULL ELSE post_id END AS post_id,
    CASE WHEN taken_back THEN 'taken back' WHEN NOT ${IN_VAIN} THEN state
      WHEN post_id IS NULL THEN 'failed' ELSE 'draft' END AS state,
    CASE WHEN ${IN_VAIN} AND post_id IS NULL THEN ARRAY['${GIVEN_UP}'] ELSE problems END AS problems
  FROM import_item) AS told_item`;

export type NewImportItem = Omit<ImportItem, 'runId' | 'pictures' | 'postVersion' | 'takenBack'>;

export interface ImportResult {
  state: ImportState;
  problems: string[];
  pictures?: Record<string, string> | undefined;
  postId?: number;
  postVersion?: number;
  slug?: string;
}

@Injectable()
export class ImportRepository implements PostsTakenBack {
  constructor(private readonly database: DataSource) {}

  async add(
    manager: EntityManager,
    run: Pick<ImportRun, 'site' | 'attachments' | 'asDrafts' | 'startedBy'>,
    items: NewImportItem[],
  ): Promise<number> {
    const { id } = await manager.save(manager.create(ImportRun, run));
    for (let start = 0; start < items.length; start += BATCH_SIZE) {
      const batch = items.slice(start, start + BATCH_SIZE);
      await manager.insert(
        ImportItem,
        batch.map((item) => ({ ...item, runId: id })),
      );
    }
    return id;
  }

  async get(id: number): Promise<ImportRun> {
    const run = await this.database.manager.findOneBy(ImportRun, { id });
    if (!run) throw importNotFound();
    return run;
  }

  async nextWaiting(runId: number): Promise<ImportItem | undefined> {
    const where = { runId, state: 'waiting' } as const;
    const [next] = await this.database.manager.find(ImportItem, {
      where,
      order: { position: 'ASC' },
      take: 1,
    });
    return next;
  }

  /** What has a post here, or waits for it. */
  entriesAt(runId: number, oldPaths: string[]): Promise<ImportEntry[]> {
    const sql = `SELECT old_path, slug, CASE WHEN item IS NOT NULL THEN ${WAITING} END AS waiting FROM import_item
      WHERE run_id = $1 AND old_path = ANY($2) AND state NOT IN ('left out', 'failed')`;
    return queryRows(this.database, entryRow, sql, [runId, oldPaths]);
  }

  /** @returns whether it still waited */
  async finish(
    entry: ImportItem,
    result: ImportResult,
    manager: EntityManager = this.database.manager,
  ): Promise<boolean> {
    const { runId, position, item } = entry;
    const { affected } = await manager.update(
      ImportItem,
      { runId, position, state: 'waiting' },
      {
        state: result.state,
        item: result.pictures ? item : null,
        pictures: result.pictures ?? null,
        problems: result.problems,
        postId: result.postId ?? entry.postId,
        postVersion: result.postVersion ?? entry.postVersion,
        slug: result.slug ?? entry.slug,
      },
    );
    return affected !== 0;
  }

  /** With its post, so that no other import is told of that. @throws ImportEnded */
  async finishMade(manager: EntityManager, entry: ImportItem, result: ImportResult): Promise<void> {
    if (!(await this.finish(entry, result, manager))) throw new ImportEnded();
  }

  madeBy(runId: number): Promise<MadePost[]> {
    const sql = `SELECT position, old_path, slug, post_id, post_version, item IS NOT NULL AS lacks_pictures
      FROM import_item WHERE run_id = $1 AND state IN ('added', 'draft', 'waiting') AND post_id IS NOT NULL AND NOT taken_back ORDER BY position`;
    return queryRows(this.database, madeRow, sql, [runId]);
  }

  async wait(manager: EntityManager, runId: number, positions: number[]): Promise<void> {
    await manager.update(ImportItem, { runId, position: In(positions) }, { state: 'waiting' });
  }

  async takeBack(manager: EntityManager, runId: number, position: number): Promise<void> {
    await manager.update(ImportItem, { runId, position }, { takenBack: true });
  }

  async restored(manager: EntityManager, postId: number): Promise<void> {
    await manager.update(ImportItem, { postId, takenBack: true }, { takenBack: false });
  }

  async takenBack(postIds: number[]): Promise<Set<number>> {
    const sql = 'SELECT post_id FROM import_item WHERE post_id = ANY($1) AND taken_back';
    const rows = await queryRows(this.database, postIdRow, sql, [postIds]);
    return new Set(rows.map(({ post_id }) => post_id));
  }

  async run(id: number): Promise<ImportRunAnswer> {
    const { site, asDrafts, startedAt } = await this.get(id);
    const row = { id, site, as_drafts: asDrafts, started_at: startedAt.toISOString() };
    const [run] = await this.withCounts([row]);
    if (!run) throw importNotFound();
    return run;
  }

  async runs(): Promise<ImportRunAnswer[]> {
    const sql = `SELECT id, site, as_drafts, ${iso('started_at')} AS started_at FROM import_run ORDER BY id DESC LIMIT $1`;
    const runs = await queryRows(this.database, runRow, sql, [MAX_RUNS_LISTED]);
    return this.withCounts(runs);
  }

  async report(id: number, { page, limit }: PageQuery): Promise<Omit<ImportReport, 'made'>> {
    const run = await this.run(id);
    const sql = `SELECT position, title, state, problems, old_path, post_id FROM ${TOLD_ITEMS} WHERE run_id = $1
      ORDER BY array_position(ARRAY['failed', 'draft', 'waiting', 'added', 'present', 'taken back', 'left out'],
        state),
        problems = '{}', position
      LIMIT $2 OFFSET $3`;
    const data = await queryRows(this.database, importItemRow, sql, [id, limit, (page - 1) * limit]);
    const total = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
    return { run, data, pagination: { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) } };
  }

  async deleteOld(): Promise<void> {
    const sql = `DELETE FROM import_run WHERE started_at < now() - interval '${studio.retention.imports}'`;
    await this.database.query(sql);
  }

  private async withCounts(runs: z.infer<typeof runRow>[]): Promise<ImportRunAnswer[]> {
    const rows = await queryRows(
      this.database,
      countRow,
      `SELECT run_id, state, count(*)::int AS count FROM ${TOLD_ITEMS} WHERE run_id = ANY($1) GROUP BY run_id, state`,
      [runs.map(({ id }) => id)],
    );
    const countOf = (id: number, wanted: ImportState) =>
      rows.find(({ run_id, state }) => run_id === id && state === wanted)?.count ?? 0;
    return runs.map((run) => ({
      ...run,
      counts: {
        waiting: countOf(run.id, 'waiting'),
        added: countOf(run.id, 'added'),
        draft: countOf(run.id, 'draft'),
        present: countOf(run.id, 'present'),
        taken_back: countOf(run.id, 'taken back'),
        left_out: countOf(run.id, 'left out'),
        failed: countOf(run.id, 'failed'),
      },
    }));
  }
}

/** Somebody took it back while it ran. */
export class ImportEnded extends Error {}

export function importNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Import not found.' });
}

export function stillRuns(): ConflictException {
  return new ConflictException({ message: 'The import still runs. Please wait until it has ended.' });
}
