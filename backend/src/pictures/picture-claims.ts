import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BACKGROUND } from '../database/background.js';
import { ImageStore } from './image-store.js';
import type { Picture, PictureFile } from './encoding/picture-encoder.js';
import { allFiles } from './picture-name.js';
import { LOCK_PICTURES } from './picture-lock.js';
import { VariantQueue } from './variants/variant-queue.js';

/** Rows that keep pictures in the store while no saved post shows them yet. */
export interface Claim {
  ids: string[];
  names: string[];
}

/**
 * Decides when a picture's files may go: when no post shows it and nobody claims it. Files are named by content, so two
 * posts may share them, and one post may be deleted while another one with the same picture is being saved. Therefore:
 * a claim is committed before a file is written and ends in the transaction that saves the post, and a picture is
 * checked and removed under a lock that a new claim on it waits for. A process that dies leaves claims that run out.
 */
@Injectable()
export class PictureClaims {
  private readonly logger = new Logger(PictureClaims.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly store: ImageStore,
    private readonly variants: VariantQueue,
  ) {}

  /** Claims `names` and writes the files of `pictures`, all or nothing. @throws ImageStoreUnavailable */
  async hold(names: string[], pictures: Picture[], hours: number, inEditor = false): Promise<Claim> {
    if (names.length === 0) return { ids: [], names };
    const claim = { ids: await this.insert(names, hours, inEditor), names };
    try {
      await this.put(pictures.flatMap(({ files }) => files));
      await this.variants.add(pictures);
    } catch (error) {
      await this.letGo(claim);
      throw error;
    }
    return claim;
  }

  /**
   * In the transaction that writes the post: the claim ends, with one editor's claim on each picture that the post
   * has gained; pictures that it has lost are written down to be looked at by `removeUnused` once this is committed.
   */
  async settle(manager: EntityManager, claim: Claim, gained: string[], lost: string[]): Promise<void> {
    await manager.query(
      `DELETE FROM picture_claim WHERE id = ANY($1::bigint[])
       OR id IN (SELECT min(id) FROM picture_claim WHERE in_editor AND name = ANY($2::text[]) GROUP BY name)`,
      [claim.ids, gained],
    );
    await manager.query(
      `INSERT INTO picture_claim (name, keep_until, in_editor) SELECT unnest($1::text[]), now(), false`,
      [lost],
    );
  }

  /** Adds files to a picture, unless it has gone since they were begun. @throws ImageStoreUnavailable */
  async complete(name: string, files: PictureFile[], signal?: AbortSignal): Promise<void> {
    await this.background.transaction(async (manager) => {
      await manager.query(LOCK_PICTURES, [[name]]);
      if (!(await isNeeded(manager, name))) return;
      await this.put(files, signal);
      await this.variants.markMade(manager, [name]);
    });
  }

  /** After a save that was refused. Never throws: the refusal is what matters, and the claim runs out by itself. */
  async letGo(claim: Claim): Promise<void> {
    if (claim.ids.length === 0) return;
    try {
      await this.database.query('UPDATE picture_claim SET keep_until = now() WHERE id = ANY($1::bigint[])', [
        claim.ids,
      ]);
    } catch (error) {
      this.logger.warn(error, 'A picture stays in the store until its claim runs out');
      return;
    }
    await this.removeUnused(claim.names);
  }

  /**
   * Removes the files of those pictures that nothing needs. Never throws: what fails is tried again by `sweep`. One
   * after the other, because each holds a database connection while it talks to a store that may be slow or away.
   */
  async removeUnused(names: string[]): Promise<void> {
    try {
      await this.removeInTurn(names);
    } catch (error) {
      this.logger.warn(error, 'Unused pictures could not be removed yet');
    }
  }

  /** Removes every picture whose claim has run out and that no post shows. */
  async sweep(): Promise<void> {
    const rows = await this.background.query<{ name: string }[]>(
      'SELECT DISTINCT name FROM picture_claim WHERE keep_until <= now()',
    );
    await this.removeUnused(rows.map(({ name }) => name));
  }

  private async removeInTurn([name, ...others]: string[]): Promise<void> {
    if (name === undefined) return;
    await this.removeIfUnused(name);
    await this.removeInTurn(others);
  }

  private async removeIfUnused(name: string): Promise<void> {
    await this.background.transaction(async (manager) => {
      await manager.query(LOCK_PICTURES, [[name]]);
      if (!(await isNeeded(manager, name))) {
        await Promise.all(allFiles(name).map((file) => this.store.delete(file)));
        await this.variants.forget(manager, name);
      }
      await manager.query('DELETE FROM picture_claim WHERE name = $1 AND keep_until <= clock_timestamp()', [
        name,
      ]);
    });
  }

  private async put(files: PictureFile[], signal?: AbortSignal): Promise<void> {
    await Promise.all(files.map(({ file, body }) => this.store.put(file, body, signal)));
  }

  private insert(names: string[], hours: number, inEditor: boolean): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await manager.query(LOCK_PICTURES, [names]);
      const rows = await manager.query<{ id: string }[]>(
        `INSERT INTO picture_claim (name, keep_until, in_editor)
         SELECT unnest($1::text[]), now() + make_interval(hours => $2), $3 RETURNING id`,
        [names, hours, inEditor],
      );
      return rows.map(({ id }) => id);
    });
  }
}

async function isNeeded(manager: EntityManager, name: string): Promise<boolean> {
  const [answer] = await manager.query<{ needed: boolean }[]>(
    `SELECT EXISTS (SELECT FROM blog_post WHERE pictures @> ARRAY[$1])
         OR EXISTS (SELECT FROM picture_claim WHERE name = $1 AND keep_until > clock_timestamp()) AS needed`,
    [name],
  );
  return answer?.needed === true;
}
