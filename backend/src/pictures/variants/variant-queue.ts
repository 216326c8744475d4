import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../jobs/job-queue.js';
import { BACKGROUND } from '../../database/background.js';
import type { Picture } from '../encoding/picture-encoder.js';
import { avifFile } from '../picture-name.js';

export const MAKE_VARIANTS = 'make-picture-variants';
/** What was just uploaded comes first. */
const LATER = 10;
/** At a time; the next ones are found an hour later. */
const MOST_FOUND = 500;
/** Shown by a post or in a draft, not finished, and not in the queue, where those wait that have failed for good too. */
const UNFINISHED = `
  SELECT name FROM (
    SELECT unnest(pictures) AS name FROM blog_post UNION SELECT name FROM picture_claim WHERE keep_until > now()
  ) AS shown
  WHERE NOT EXISTS (SELECT FROM finished_picture WHERE finished_picture.name = shown.name)
    AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'variants:' || shown.name)
  LIMIT ${MOST_FOUND}`;

/** Which pictures still lack files that are made behind the requests. They are made one picture after the other. */
@Injectable()
export class VariantQueue {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /** After their files were written. Pictures that came with everything are done. */
  async add(pictures: Picture[]): Promise<void> {
    const { manager } = this.database;
    await this.markMade(
      manager,
      pictures.filter(isDone).map(({ name }) => name),
    );
    await this.enqueue(pictures.filter((picture) => !isDone(picture)).map(({ name }) => name));
  }

  /** Pictures from before there were such files, and those of a process that died before it had queued them. */
  async addUnfinished(): Promise<void> {
    const rows = await this.background.query<{ name: string }[]>(UNFINISHED);
    await this.enqueue(
      rows.map(({ name }) => name),
      LATER,
    );
  }

  async markMade(manager: EntityManager, names: string[]): Promise<void> {
    await manager.query('INSERT INTO finished_picture SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
      names,
    ]);
  }

  async forget(manager: EntityManager, name: string): Promise<void> {
    await manager.query('DELETE FROM finished_picture WHERE name = $1', [name]);
  }

  private async enqueue(names: string[], priority = 0): Promise<void> {
    const { manager } = this.database;
    const options = { queue: 'picture variants', priority };
    await Promise.all(
      names.map((name) =>
        this.jobs.add(manager, MAKE_VARIANTS, { name }, { ...options, key: `variants:${name}` }),
      ),
    );
  }
}

function isDone({ name, files }: Picture): boolean {
  return files.some(({ file }) => file === avifFile(`${name}.webp`));
}
