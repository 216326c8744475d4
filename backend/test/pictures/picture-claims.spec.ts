import { randomUUID } from 'node:crypto';
import { once, EventEmitter } from 'node:events';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../src/database/query-rows.js';
import { PictureClaims } from '../../src/pictures/picture-claims.js';
import { PictureCardRepository } from '../../src/pictures/cards/picture-card.repository.js';
import { PictureClaimRepository } from '../../src/pictures/claims/picture-claim.repository.js';
import { PictureUses } from '../../src/pictures/claims/picture-uses.js';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { LibraryEntryRepository } from '../../src/pictures/library/library-entry.repository.js';
import { FinishedPictureRepository } from '../../src/pictures/variants/finished-picture.repository.js';
import { VariantQueue } from '../../src/pictures/variants/variant-queue.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import type { Picture } from '../../src/pictures/picture.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';

/** Files as ever, but a deletion waits until it is told to go on. */
class WaitingStore extends FileImageStore {
  readonly signals = new EventEmitter();

  override async delete(file: string): Promise<void> {
    const going = once(this.signals, 'go on');
    this.signals.emit('deleting');
    await going;
    await super.delete(file);
  }

  override async put(file: string, body: Buffer): Promise<void> {
    await super.put(file, body);
    this.signals.emit('put');
  }
}

/** Refuses the first two pictures that it is told to delete. */
class RefusingStore extends FileImageStore {
  readonly refused = new Set<string>();

  override async delete(file: string): Promise<void> {
    const [name = ''] = /^.*-9x9/.exec(file) ?? [];
    if (this.refused.size < 2) this.refused.add(name);
    if (this.refused.has(name)) throw new Error('Access denied.');
    await super.delete(file);
  }
}

function newPicture(): Picture {
  const name = `${randomUUID().replaceAll('-', '')}-9x9`;
  return { name, files: [{ file: `${name}.webp`, body: Buffer.from('a picture') }] };
}

const reservationOf = (picture: Picture) => ({ names: [picture.name], newPictures: [picture] });

describe('a claim on a picture', () => {
  let staff: Staff;
  let database: DataSource;
  beforeAll(async () => {
    staff = await startAsStaff();
    database = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());

  const folder = () => join(staff.env.DATA_DIR, 'uploads');
  const exists = async ({ name }: Picture) => {
    const image = await new FileImageStore(folder()).read(`${name}.webp`);
    image?.body.destroy();
    return image !== undefined;
  };
  const waitingForLock = async () => {
    const [row] = await queryRows(
      database,
      z.object({ waiting: z.int() }),
      `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return row?.waiting;
  };

  /** As the module puts them together, on another store. */
  const unusedOn = (store: FileImageStore) => {
    const claims = staff.app.get(PictureClaimRepository);
    const finished = staff.app.get(FinishedPictureRepository);
    const cards = staff.app.get(PictureCardRepository);
    return new UnusedPictures(database, claims, finished, cards, staff.app.get(PictureUses), store);
  };
  const claimsOn = (store: FileImageStore) => {
    const claims = staff.app.get(PictureClaimRepository);
    const library = staff.app.get(LibraryEntryRepository);
    const queue = staff.app.get(VariantQueue);
    return new PictureClaims(database, claims, library, store, queue, unusedOn(store));
  };

  it('keeps it until the save has ended, and its end removes it', async () => {
    const claims = staff.app.get(PictureClaims);
    const picture = newPicture();
    const claim = await claims.reserve(reservationOf(picture));
    await claims.removeUnused([picture.name]);
    expect(await exists(picture)).toBe(true);
    await claims.release(claim);
    expect(await exists(picture)).toBe(false);
  });

  it('of one save keeps it when another save of the same picture is refused', async () => {
    const claims = staff.app.get(PictureClaims);
    const picture = newPicture();
    const [one, two] = await Promise.all([1, 2].map(() => claims.reserve(reservationOf(picture))));
    if (one) await claims.release(one);
    expect(await exists(picture)).toBe(true);
    if (two) await claims.release(two);
    expect(await exists(picture)).toBe(false);
  });

  it('made while the same picture is being removed waits, and then stores it again', async () => {
    const store = new WaitingStore(folder());
    const claims = claimsOn(store);
    const picture = newPicture();
    const old = await claims.reserve(reservationOf(picture));
    const isDeleting = once(store.signals, 'deleting');
    const removal = claims.release(old);
    await isDeleting;
    const isPut = once(store.signals, 'put');
    const renewed = claims.reserve(reservationOf(picture));
    await Promise.race([
      isPut,
      vi.waitUntil(async () => (await waitingForLock()) === 1, { timeout: 30_000 }),
    ]);
    store.signals.emit('go on');
    await Promise.all([removal, renewed]);
    expect(await exists(picture)).toBe(true);
  });

  it('stays while the store refuses to delete its picture, and holds up no others', async () => {
    const store = new RefusingStore(folder());
    const pictures = Array.from({ length: 4 }, newPicture);
    for (const picture of pictures) await staff.app.get(PictureClaims).reserve(reservationOf(picture));
    await database.query('UPDATE picture_claim SET keep_until = now()');
    await unusedOn(store).sweep();
    const left = await staff.app.get(PictureClaimRepository).expiredNames(database);
    expect(left.toSorted()).toEqual([...store.refused].toSorted());
    const areThere = await Promise.all(pictures.map(exists));
    expect(areThere).toEqual(pictures.map(({ name }) => store.refused.has(name)));
  });
});
