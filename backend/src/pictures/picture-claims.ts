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
  /** Of pictures that are stored, or are about to be. */
  names: string[];
  /** To be stored. */
  pictures: Picture[];
}

/** Rows that keep pictures in the store until something shows them. */
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

  /** Reserves, works and releases when the work fails. The work is to `commit` the claim in its transaction. */
  async whileReserved<T>(reservation: Reservation, work: (claim: Claim) => Promise<T>): Promise<T> {
    const claim = await this.reserve(reservation);
    try {
      return await work(claim);
    } catch (error) {
      await this.release(claim);
      throw error;
    }
  }

  /** All or nothing. @throws ImageStoreUnavailable */
  async reserve(
    { names, pictures }: Reservation,
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
      await this.store.putAll(pictures.flatMap(({ files }) => files));
      await this.variants.add(pictures);
    } catch (error) {
      await this.release(claim);
      throw error;
    }
    return claim;
  }

  /**
   * Ends the claim, with one of the editor's on each picture that was gained. Lost pictures are noted for `sweep`; call
   * `removeUnused` with them after the commit.
   */
  async commit(
    manager: EntityManager,
    claim: Claim | undefined,
    { gained, lost }: { gained: string[]; lost: string[] },
  ): Promise<void> {
    await this.claims.remove(manager, claim?.ids ?? [], gained);
    await this.claims.addExpired(manager, lost);
  }

  /** Never throws, so that the reason of the failed save is the one that is seen. */
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

  /** Never throws. */
  removeUnused(names: string[]): Promise<void> {
    return this.unused.remove(names);
  }
}
