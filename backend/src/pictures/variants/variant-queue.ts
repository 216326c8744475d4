import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../../database/background.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { PictureClaimRepository } from '../claims/picture-claim.repository.js';
import { PictureUses } from '../claims/picture-uses.js';
import type { Picture } from '../picture.js';
import { avifFile } from '../picture-name.js';
import { FinishedPictureRepository } from './finished-picture.repository.js';

export const MAKE_VARIANTS = 'make-picture-variants';
/** New pictures are at 0, which comes first. */
const UNFINISHED_PRIORITY = 10;
const MAX_FOUND = 500;

@Injectable()
export class VariantQueue {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly finished: FinishedPictureRepository,
    private readonly claims: PictureClaimRepository,
    private readonly uses: PictureUses,
    private readonly jobs: JobQueue,
  ) {}

  async add(pictures: Picture[]): Promise<void> {
    const finished = pictures.filter(hasVariants).map(({ name }) => name);
    await this.finished.add(this.database.manager, finished);
    await this.enqueue(pictures.map(({ name }) => name).filter((name) => !finished.includes(name)));
  }

  /** Also those of a process that died before it queued them. */
  async addUnfinished(): Promise<void> {
    const found = new Set<string>();
    for await (const names of this.shownOrClaimed()) {
      for (const name of await this.unqueued(names)) found.add(name);
      if (found.size >= MAX_FOUND) break;
    }
    await this.enqueue([...found].slice(0, MAX_FOUND), UNFINISHED_PRIORITY);
  }

  private async *shownOrClaimed(): AsyncIterable<string[]> {
    yield await this.claims.claimedNames(this.background);
    yield* this.uses.names(this.background);
  }

  private async unqueued(names: string[]): Promise<string[]> {
    const unfinished = await this.finished.unfinished(this.background, names);
    const queued = await this.jobs.queuedKeys(this.background, unfinished.map(keyOf));
    return unfinished.filter((name) => !queued.has(keyOf(name)));
  }

  private async enqueue(names: string[], priority = 0): Promise<void> {
    const { manager } = this.database;
    const options = { queue: 'picture variants', priority };
    await Promise.all(
      names.map((name) => this.jobs.add(manager, MAKE_VARIANTS, { name }, { ...options, key: keyOf(name) })),
    );
  }
}

function keyOf(name: string): string {
  return `variants:${name}`;
}

function hasVariants({ name, files }: Picture): boolean {
  return files.some(({ file }) => file === avifFile(`${name}.webp`));
}
