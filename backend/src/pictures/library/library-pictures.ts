import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog, WEBSITE } from '../../audit/audit-log.js';
import { AdminEmails } from '../../auth/admin-emails.js';
import { retryDeadlock } from '../../database/retry-deadlock.js';
import { BIN_RETENTION } from '../../publication/bin.js';
import { PictureUses } from '../claims/picture-uses.js';
import { PictureClaims } from '../picture-claims.js';
import { nameInPath } from '../picture-name.js';
import type { PicturePlace } from '../picture-use.js';
import { notInLibrary } from './library-picture-id.pipe.js';
import { LibraryPictureRow } from './library-picture.entity.js';
import { LibraryRepository } from './library.repository.js';
import type { LibraryPicture, LibraryPictureAnswer, PictureChange } from './library.schema.js';
import { pictureAct } from './picture-act.js';

const IN_BIN = 'This picture is in the bin. Put it back to change it.';
const CHANGED = 'Somebody else has changed this picture meanwhile. Nothing was overwritten.';
const WORDS = ['alt', 'is_decorative', 'focal_x', 'focal_y'] as const;

@Injectable()
export class LibraryPictures {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly library: LibraryRepository,
    private readonly uses: PictureUses,
    private readonly claims: PictureClaims,
    private readonly audit: AuditLog,
    private readonly emails: AdminEmails,
  ) {}

  async get(id: number, manager?: EntityManager): Promise<LibraryPicture> {
    const picture = await this.library.byId(id, manager);
    if (!picture) throw notInLibrary();
    return picture;
  }

  async bySrc(src: string): Promise<LibraryPicture> {
    return this.get((await this.library.idOf(src)) ?? 0);
  }

  /** @param reader the account that reads them */
  async withPlaces(id: number, reader: string | null): Promise<LibraryPictureAnswer['data']> {
    const picture = await this.get(id);
    const places = await this.uses.places(this.database.manager, nameInPath(picture.src) ?? picture.src);
    const adder = await this.library.adderOf(id);
    const names = await this.emails.namesById(adder ? [adder] : []);
    const added_by = (adder && names.get(adder)) || null;
    return { ...picture, added_by, used_in: places.map((place) => shownTo(reader, place)) };
  }

  async change(id: number, { from = {}, ...wanted }: PictureChange, actor: Actor): Promise<LibraryPicture> {
    // A save of a post locks the post before its pictures, and this the other way round.
    await retryDeadlock(() =>
      this.database.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const picture = await manager.findOne(LibraryPictureRow, { where: { id }, lock });
        if (!picture) throw notInLibrary();
        if (picture.deleted_at) throw new NotFoundException({ message: IN_BIN });
        const changed = differing(picture, wanted);
        if (changed.length === 0) return;
        const stale = differing(picture, from);
        if (changed.some((field) => stale.includes(field))) throw new ConflictException({ message: CHANGED });
        await manager.update(LibraryPictureRow, { id }, wanted);
        await this.audit.record(manager, pictureAct(actor, 'picture changed', picture));
      }),
    );
    return this.get(id);
  }

  async moveToBin(id: number, actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.library.lock(manager, id);
      const picture = await this.get(id, manager);
      if (picture.origin === 'shipped')
        throw new ConflictException({ message: 'This picture cannot be deleted. It came with the site.' });
      if (picture.use_count > 0)
        throw new ConflictException({ message: await this.refusal(manager, picture, actor) });
      await this.library.setDeleted(manager, id, true);
      await this.audit.record(manager, pictureAct(actor, 'picture moved to the bin', picture));
    });
  }

  private async refusal(
    manager: EntityManager,
    { src, use_count }: LibraryPicture,
    actor: Actor,
  ): Promise<string> {
    const places = await this.uses.places(manager, nameInPath(src) ?? src);
    const reader = 'adminId' in actor ? actor.adminId : '';
    const drafts = places
      .filter(({ kind }) => kind === 'draft')
      .map(({ title, ownedBy }) => (ownedBy === reader ? `“${title}”` : 'one of somebody else'));
    return refusal(use_count - drafts.length, drafts);
  }

  async restore(id: number, actor: Actor): Promise<LibraryPicture> {
    await this.database.transaction(async (manager) => {
      const picture = await this.get(id, manager);
      await this.library.setDeleted(manager, id, false);
      await this.audit.record(manager, pictureAct(actor, 'picture restored', picture));
    });
    return this.get(id);
  }

  /** Files go when nothing keeps them, such as an earlier version of a post. */
  async emptyBin(): Promise<void> {
    const names = await this.database.transaction(async (manager) => {
      const deleted = await this.library.deleteOld(manager, BIN_RETENTION);
      const lost = deleted.flatMap(({ src }) => nameInPath(src) ?? []);
      await this.claims.commit(manager, undefined, { lost });
      for (const picture of deleted)
        await this.audit.record(manager, pictureAct(WEBSITE, 'picture deleted for good', picture));
      return lost;
    });
    await this.claims.removeUnused(names);
  }
}

/** The fields that are given and differ. */
function differing(picture: LibraryPictureRow, given: Omit<PictureChange, 'from'>) {
  return WORDS.filter((field) => given[field] !== undefined && given[field] !== picture[field]);
}

function shownTo(reader: string | null, { canChange: can_change, ownedBy, ...place }: PicturePlace) {
  if (ownedBy === undefined || ownedBy === reader) return { ...place, can_change };
  return { ...place, can_change, title: 'Somebody’s draft', path: '' };
}

function refusal(onSite: number, drafts: readonly string[]): string {
  const used = onSite === 1 ? '1 place. Take it out there' : `${onSite} places. Take it out of them`;
  const unsaved = drafts.length === 1 ? 'an unsaved draft' : 'unsaved drafts';
  return [
    'This picture cannot be deleted.',
    ...(onSite > 0 ? [`It is used in ${used} first, or replace it everywhere.`] : []),
    ...(drafts.length > 0
      ? [`It is used in ${unsaved}: ${drafts.join(', ')}. Save it there or throw it away first.`]
      : []),
  ].join(' ');
}
