import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Actor, WEBSITE } from '../audit/audit-log.js';
import { AdminEmails } from '../auth/admin-emails.js';
import { Job } from '../jobs/job.js';
import { type JobOptions, JobQueue } from '../jobs/job-queue.js';
import { DecideSlugs } from './decide-slugs.js';
import { ImportPost } from './import-post.js';
import { IMPORT_JOB_KEY, ImportEnded, ImportRepository } from './import.repository.js';

export const IMPORT_POSTS = 'import-posts';
/** Less than a job may take, with time for one more post. */
const SLICE_MS = 30_000;
/** Without the second: whoever started the import. */
const payload = z.object({ run: z.int(), by: z.uuid().nullable().optional() });

export const importJob = (run: number): JobOptions => ({
  key: `${IMPORT_JOB_KEY}${run}`,
  queue: 'import',
  attempts: 10,
});

/** A slice at a time, so that other jobs have their turn and a restart costs one post at most. */
@Injectable()
export class ImportPosts extends Job<z.infer<typeof payload>> {
  readonly name = IMPORT_POSTS;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly slugs: DecideSlugs,
    private readonly importPost: ImportPost,
    private readonly emails: AdminEmails,
    private readonly queue: JobQueue,
  ) {
    super();
  }

  async run({ run: id, by }: z.infer<typeof payload>, signal: AbortSignal): Promise<void> {
    const run = await this.imports.get(id);
    const actor = await this.actorOf(by ?? run.startedBy);
    const end = performance.now() + SLICE_MS;
    await this.slugs.run(id);
    const fetched = new Map<string, string | undefined>();
    while (performance.now() < end && !signal.aborted) {
      const next = await this.imports.nextWaiting(id);
      if (!next) return;
      try {
        const result = await this.importPost.run(next, { run, actor, fetched, signal });
        if (result) await this.imports.finish(next, result);
      } catch (error) {
        if (!(error instanceof ImportEnded)) throw error;
      }
    }
    await this.queue.add(this.database.manager, IMPORT_POSTS, { run: id, by }, importJob(id));
  }

  private async actorOf(adminId: string | null): Promise<Actor> {
    const email = adminId && (await this.emails.byId([adminId])).get(adminId);
    return adminId && email ? { adminId, email } : WEBSITE;
  }
}
