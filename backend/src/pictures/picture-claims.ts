import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PictureClaimRepository } from './claims/picture-claim.repository.js';
import { UnusedPictures } from './claims/unused-pictures.js';
import { ImageStore } from './image-store.js';
import type { Picture } from './picture.js';
import { VariantQueue } from './variants/variant-queue.js';

/** Longer than any save takes: it matters only when the process dies. */
const DEFAULT_CLAIM_HOURS = 1;

export interface Reservation {
  names: string[];
  newPictures: Picture[];
}

export interface Claim {
  ids: string[];
  names: string[];
}

/**
 * Files are named by content, so two posts may share them. Therefore a claim is committed before a file is written and
 * ends in the transaction that saves the post, and a picture is checked and removed under a lock that new claims wait
 * for. Claims of a process that dies expire.
 */
@Injectable()
export class PictureClaims {
  private readonly logger = new Logger(PictureClaims.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly claims: PictureClaimRepository,
    private readonly store: ImageStore,
    private readonly variants: VariantQueue,
    private readonly unused: UnusedPictures,
  ) {}

  /** `work` commits the claim in its transaction; when it fails the claim is released. */
  async whileReserved<T>(reservation: Reservation, work: (claim: Claim) => Promise<T>): Promise<T> {
    const claim = await this.reserve(reservation);
    try {
      return await work(claim);
    } catch (error) {
      await this.release(claim);
      throw error;
    }
  }

  /** @throws ImageStoreUnavailable */
  async reserve(
    { names, newPictures }: Reservation,
    hours = DEFAULT_CLAIM_HOURS,
    inEditor = false,
  ): Promise<Claim> {
    if (names.length === 0) return { ids: [], names };
    const ids = await this.database.transaction(async (manager) => {
      await this.claims.lockPictures(manager, names);
      return this.claims.add(manager, names, hours, inEditor);
    });
    const claim = { ids, names };
    try {
      await this.store.putAll(newPictures.flatMap(({ files }) => files));
      await this.variants.add(newPictures);
    } catch (error) {
      await this.release(claim);
      throw error;
    }
    return claim;
  }

  /** Also ends one claim of the editor on each gained picture. After the commit call `removeUnused` with the lost ones. */
  async commit(
    manager: EntityManager,
    claim: Claim | undefined,
    { gained, lost }: { gained: string[]; lost: string[] },
  ): Promise<void> {
    await this.claims.remove(manager, claim?.ids ?? [], gained);
    await this.claims.addExpired(manager, lost);
  }

  /** Never throws: the failure of the save is what matters. */
  async release({ ids, names }: Claim): Promise<void> {
    if (ids.length === 0) return;
    try {
      await this.claims.expire(this.database.manager, ids);
    } catch (error) {
      this.logger.warn(error, 'A picture stays in the store until its claim runs out');
      return;
    }
    await this.removeUnused(names);
  }

  removeUnused(names: string[]): Promise<void> {
    return this.unused.remove(names);
  }
}
