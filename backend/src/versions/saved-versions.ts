import { isDeepStrictEqual } from 'node:util';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Actor, adminIdOf } from '../audit/audit-log.js';
import { AdminEmails } from '../auth/admin-emails.js';
import type { PageQuery } from '../pagination/page-query.schema.js';
import { changedWords } from './changed-words.js';
import type { VersionContent } from './version-content.js';
import { SavedVersionRepository, type VersionOwner } from './saved-version.repository.js';
import type { VersionAct, VersionData, VersionList } from './version.schema.js';

export interface State {
  /** Nothing that JSON would change. */
  content: VersionContent;
  pictures: string[];
  /** Which is what its saves are counted by; null of sections, whose are not. */
  ownerVersion: number | null;
}

/** A state that may have been saved by a server that kept no versions. */
export interface PresentState extends State {
  updated_at: Date;
  updated_by: string | null;
}

export interface VersionSave {
  before?: PresentState;
  after: State;
  actor: Actor;
  /** The version that was put back into the editor. */
  restoredFrom?: number | undefined;
}

@Injectable()
export class SavedVersions {
  constructor(
    private readonly versions: SavedVersionRepository,
    private readonly emails: AdminEmails,
  ) {}

  /** In the transaction of the save, which has locked the row. @returns undefined when nothing has changed */
  async record(
    manager: EntityManager,
    owner: VersionOwner,
    { before, after, actor, restoredFrom }: VersionSave,
  ): Promise<VersionAct | undefined> {
    const newest = before ? await this.keepPresent(manager, owner, before) : 0;
    if (before && isDeepStrictEqual(before.content, after.content)) {
      await this.versions.reach(manager, owner, newest, after.ownerVersion);
      return undefined;
    }
    const act = await this.actOf(manager, owner, before, restoredFrom);
    await this.versions.insert(manager, owner, {
      number: newest + 1,
      ...after,
      ...changedWords(before?.content ?? {}, after.content),
      savedBy: adminIdOf(actor),
      device: actor.origin?.device.name ?? '',
      act,
    });
    return act;
  }

  /** So that what was there before versions were kept is never lost. @returns the newest number */
  async keepPresent(
    manager: EntityManager,
    owner: VersionOwner,
    { content, pictures, ownerVersion, updated_at, updated_by }: PresentState,
  ): Promise<number> {
    const newest = await this.versions.newest(manager, owner);
    if (newest && isDeepStrictEqual(newest.content, content)) {
      await this.versions.reach(manager, owner, newest.number, ownerVersion);
      return newest.number;
    }
    const number = (newest?.number ?? 0) + 1;
    await this.versions.insert(manager, owner, {
      number,
      ownerVersion,
      content,
      pictures,
      ...changedWords(newest?.content ?? {}, content),
      savedAt: updated_at,
      savedBy: updated_by,
      device: '',
      act: 'found',
    });
    return number;
  }

  async list(owner: VersionOwner, query: PageQuery): Promise<VersionList> {
    const { data, pagination } = await this.versions.list(owner, query);
    const names = await this.emails.namesById(data.flatMap(({ saved_by }) => saved_by ?? []));
    const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
    return { data: data.map((head) => ({ ...head, saved_by: nameOf(head.saved_by) })), pagination };
  }

  /** @throws NotFoundException also for one that is kept no longer */
  async byNumber(owner: VersionOwner, number: number | undefined): Promise<VersionData> {
    return this.told(number === undefined ? undefined : await this.versions.byNumber(owner, number));
  }

  /** What the save left that counted to this `version` of the post or project. @throws NotFoundException */
  async afterSave(owner: VersionOwner, version: number | undefined): Promise<VersionData> {
    return this.told(version === undefined ? undefined : await this.versions.ofOwnerVersion(owner, version));
  }

  private async told(version: VersionData | undefined): Promise<VersionData> {
    if (!version) throw new NotFoundException({ message: 'This version is not kept any more.' });
    const { saved_by: adminId } = version;
    const names = await this.emails.namesById(adminId ? [adminId] : []);
    return { ...version, saved_by: names.get(adminId ?? '') ?? null };
  }

  wasPublic(manager: EntityManager, owner: VersionOwner, slug: string): Promise<boolean> {
    return this.versions.wasPublic(manager, owner, slug);
  }

  /** Of all versions, before they are deleted with what they are of. */
  pictures(manager: EntityManager, owner: VersionOwner): Promise<string[]> {
    return this.versions.pictures(manager, owner);
  }

  private async actOf(
    manager: EntityManager,
    owner: VersionOwner,
    before: State | undefined,
    restoredFrom: number | undefined,
  ): Promise<VersionAct> {
    if (!before) return 'added';
    const isRestored = restoredFrom && (await this.versions.has(manager, owner, restoredFrom));
    return isRestored ? 'restored' : 'changed';
  }
}
