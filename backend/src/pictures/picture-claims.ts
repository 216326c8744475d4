import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PictureClaimRepository } from './claims/picture-claim.repository.js';
import { UnusedPictures } from './claims/unused-pictures.js';
import { ImageStore } from './image-store.js';
import type { LibraryEntry } from './library-entry.js';
import { LibraryEntryRepository } from './library/library-entry.repository.js';
import { addLostPictures } from './lost-pictures.repository.js';
import type { Picture } from './picture.js';
import { VariantQueue } from './variants/variant-queue.js';

/** Longer than any save takes: it matters only when the process dies. */
const CLAIM_HOURS = 1;

export interface Reservation {
  names: string[];
  newPictures: Picture[];
}

export interface Claim {
  ids: string[];
  names: string[];
  /** Of the largest file of each new picture. */
  bytes?: ReadonlyMap<string, number>;
}

export interface Committed {
  lost?: string[];
  /** Of what is shown: it enters the library in the same transaction. */
  entries?: LibraryEntry[];
  by?: string | null;
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
    private readonly library: LibraryEntryRepository,
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
  async reserve({ names, newPictures }: Reservation): Promise<Claim> {
    if (names.length === 0) return { ids: [], names };
    const ids = await this.database.transaction(async (manager) => {
      await this.claims.lockPictures(manager, names);
      return this.claims.add(manager, names, CLAIM_HOURS);
    });
    const claim = { ids, names, bytes: new Map(newPictures.map(bytesOf)) };
    try {
      await this.store.putAll(newPictures.flatMap(({ files }) => files));
      await this.variants.add(newPictures);
    } catch (error) {
      await this.release(claim);
      throw error;
    }
    return claim;
  }

  /** After the commit call `removeUnused` with the lost ones. @returns the `src` of what the library did not have */
  async commit(
    manager: EntityManager,
    claim: Claim | undefined,
    { lost = [], entries = [], by }: Committed,
  ): Promise<string[]> {
    const entered = await this.library.enter(manager, entries, { by, bytes: claim?.bytes });
    await this.claims.remove(manager, claim?.ids ?? []);
    await addLostPictures(manager, lost);
    return entered;
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

function bytesOf({ name, files }: Picture): [string, number] {
  return [name, files[0]?.body.length ?? 0];
}
