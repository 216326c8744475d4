import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BACKGROUND } from '../../database/background.js';
import { PictureCardRepository } from '../cards/picture-card.repository.js';
import { ImageStore } from '../image-store.js';
import { allFiles } from '../picture-name.js';
import { FinishedPictureRepository } from '../variants/finished-picture.repository.js';
import { PictureClaimRepository } from './picture-claim.repository.js';
import { PictureUses } from './picture-uses.js';

/** In one sweep: more mean that the store is away, and each may take as long as its timeouts. */
const MAX_FAILURES = 10;

@Injectable()
export class UnusedPictures {
  private readonly logger = new Logger(UnusedPictures.name);

  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly claims: PictureClaimRepository,
    private readonly finished: FinishedPictureRepository,
    private readonly cards: PictureCardRepository,
    private readonly uses: PictureUses,
    private readonly store: ImageStore,
  ) {}

  /** Never throws: `sweep` tries again. */
  async remove(names: string[], maxFailures = 1): Promise<void> {
    const failures: unknown[] = [];
    // One at a time: each holds a database connection while it talks to a store that may be slow.
    for (const name of names) {
      await this.removeIfUnused(name).catch((error: unknown) => failures.push(error));
      if (failures.length === maxFailures) break;
    }
    if (failures.length > 0)
      this.logger.warn(failures[0], `Unused pictures could not be removed yet: ${failures.length}`);
  }

  async sweep(): Promise<void> {
    await this.remove(await this.claims.expiredNames(this.database), MAX_FAILURES);
  }

  /** Nobody else can reserve or remove the picture meanwhile. */
  async whileUsed(name: string, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (await this.lockUsed(manager, name)) await work(manager);
    });
  }

  private async removeIfUnused(name: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await this.lockUsed(manager, name))) {
        const files = [...allFiles(name), ...(await this.cards.removeAll(manager, name))];
        await Promise.all(files.map((file) => this.store.delete(file)));
        await this.finished.remove(manager, name);
      }
      await this.claims.removeExpired(manager, name);
    });
  }

  /** The answer holds until the end of the transaction. */
  private async lockUsed(manager: EntityManager, name: string): Promise<boolean> {
    await this.claims.lockPictures(manager, [name]);
    // In this order: a claim ends in the transaction that shows the picture, which the second query then sees.
    return (await this.claims.isClaimed(manager, name)) || (await this.uses.shows(manager, name));
  }
}
