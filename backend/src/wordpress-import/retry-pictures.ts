import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../audit/audit-log.js';
import { JobQueue } from '../jobs/job-queue.js';
import { IMPORT_POSTS, importJob } from './import-posts.job.js';
import { ImportRepository, stillRuns } from './import.repository.js';
import { MadeByImport } from './made-by-import.js';

@Injectable()
export class RetryPictures {
  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly made: MadeByImport,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /** Entries whose pictures did not all come wait again, unless somebody changed their posts since. */
  async run(id: number, actor: Actor): Promise<void> {
    const { site, counts } = await this.imports.run(id);
    if (counts.waiting > 0) throw stillRuns();
    const { unchanged } = await this.made.of(id);
    const positions = unchanged.flatMap((one) => (one.lacks_pictures ? [one.position] : []));
    if (positions.length === 0)
      throw new ConflictException({ message: 'No blog of this import waits for pictures any more.' });
    await this.database.transaction(async (manager) => {
      await this.imports.wait(manager, id, positions);
      await this.queue.add(manager, IMPORT_POSTS, { run: id, by: adminIdOf(actor) }, importJob(id));
      await this.audit.record(manager, {
        actor,
        action: 'pictures of an import tried again',
        subjectType: 'blog',
        subjectId: null,
        subject: `${positions.length} of ${site || 'a WordPress export'}`,
      });
    });
  }
}
