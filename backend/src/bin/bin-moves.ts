import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Act, type Actor, AuditLog, WEBSITE, adminIdOf } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import { PictureClaims } from '../pictures/picture-claims.js';
import { BIN_RETENTION } from '../publication/bin.js';
import type { Lifecycle } from '../publication/publication-status.js';
import type { PublicationRepository } from '../publication/publication.repository.js';
import type { PublishedKind } from '../publication/published-kind.js';
import { saveWithSlug } from '../publication/save-with-slug.js';
import type { SlugRepository } from '../publication/slug.repository.js';
import type { VersionOwner } from '../versions/saved-version.repository.js';
import { type PresentState, SavedVersions } from '../versions/saved-versions.js';

type Publication = Lifecycle & { id: number; slug: string; pictures: string[]; version: number };

/** What the bin must know of a kind of thing that lies in it. */
export interface BinnedKind<Row extends Publication> {
  kind: PublishedKind;
  rows: PublicationRepository<Row>;
  slugs: SlugRepository;
  ownerOf: (id: number) => VersionOwner;
  stateOf: (row: Row) => PresentState;
  actOf: (actor: Actor, action: AuditAction, row: Row) => Act;
}

/** Moves it when it is at this version still, and may. */
export interface OnlyAs {
  version: number;
  mayMove: (manager: EntityManager) => Promise<boolean>;
  alongside: (manager: EntityManager) => Promise<void>;
}

@Injectable()
export class BinMoves {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: SavedVersions,
    private readonly claims: PictureClaims,
    private readonly audit: AuditLog,
  ) {}

  async moveIn<Row extends Publication>(
    of: BinnedKind<Row>,
    id: number,
    actor: Actor,
    only?: OnlyAs,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const row = await of.rows.lock(manager, id);
      if (only && (row.version !== only.version || !(await only.mayMove(manager)))) return false;
      await of.rows.moveToBin(manager, row);
      await this.audit.record(manager, of.actOf(actor, `${of.kind.noun} moved to the bin`, row));
      await only?.alongside(manager);
      return true;
    });
  }

  /** When another has taken its slug it gets the next free one, and the old address leads there. @returns it as it lay in the bin */
  async restore<Row extends Publication>(
    of: BinnedKind<Row>,
    id: number,
    actor: Actor,
    alongside?: (manager: EntityManager) => Promise<void>,
  ): Promise<Row> {
    const { kind, rows, slugs } = of;
    const owner = of.ownerOf(id);
    return saveWithSlug(kind, {}, () =>
      this.database.transaction(async (manager) => {
        const row = await rows.lock(manager, id, { inBin: true });
        const isTaken = await rows.isSlugTaken(manager, row.slug);
        const slug = isTaken ? await slugs.free(manager, row.slug, id) : row.slug;
        const changed = await rows.moveOutOfBin(manager, row, slug);
        const before = of.stateOf(row);
        const after = {
          ...before,
          content: { ...before.content, ...changed },
          ownerVersion: row.version + 1,
        };
        await this.versions.record(manager, owner, { before, after, actor });
        await slugs.remember(manager, row, slug, {
          by: adminIdOf(actor),
          wasPublic: () => this.versions.wasPublic(manager, owner, row.slug),
        });
        await this.audit.record(manager, of.actOf(actor, `${kind.noun} restored`, row));
        await alongside?.(manager);
        return row;
      }),
    );
  }

  /** With its versions, and the pictures that nothing else shows. */
  async deleteForever<Row extends Publication>(of: BinnedKind<Row>, id: number, actor: Actor): Promise<void> {
    const pictures = await this.database.transaction(async (manager) => {
      const row = await of.rows.lock(manager, id, { inBin: true });
      const ofVersions = await this.versions.pictures(manager, of.ownerOf(id));
      const lost = [...new Set([...row.pictures, ...ofVersions])];
      await of.rows.delete(manager, id);
      await this.claims.commit(manager, undefined, { lost });
      await this.audit.record(manager, of.actOf(actor, `${of.kind.noun} deleted for good`, row));
      return lost;
    });
    await this.claims.removeUnused(pictures);
  }

  /** Of what has lain there for longer than it is kept. */
  async empty<Row extends Publication>(of: BinnedKind<Row>): Promise<void> {
    for (const id of await of.rows.idsInBinFor(BIN_RETENTION)) await this.deleteForever(of, id, WEBSITE);
  }
}
