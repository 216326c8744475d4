import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DataSource, EntityManager } from 'typeorm';
import { type PicturePlace, PictureUse } from '../picture-use.js';

const NONE = `SELECT '' AS src WHERE false`;

@Injectable()
export class PictureUses extends PictureUse {
  constructor(private readonly discovery: DiscoveryService) {
    super();
  }

  /** SQL: `src` of every picture on the site and in unsaved drafts, once for each place. */
  allPlaced(): string {
    return [NONE, ...this.uses().flatMap(({ placed }) => placed ?? [])].join(' UNION ALL ');
  }

  async shows(manager: EntityManager, name: string): Promise<boolean> {
    for (const use of this.uses()) if (await use.shows(manager, name)) return true;
    return false;
  }

  async *names(database: DataSource): AsyncIterable<string[]> {
    for (const use of this.uses()) yield* use.names(database);
  }

  override async places(manager: EntityManager, name: string): Promise<PicturePlace[]> {
    const all: PicturePlace[] = [];
    for (const { places } of await this.placesByUse(manager, name)) all.push(...places);
    return all;
  }

  async placesByUse(
    manager: EntityManager,
    name: string,
  ): Promise<{ use: PictureUse; places: PicturePlace[] }[]> {
    const found = [];
    for (const use of this.uses()) found.push({ use, places: await use.places(manager, name) });
    return found;
  }

  private uses(): PictureUse[] {
    return this.discovery
      .getProviders()
      .map((provider): unknown => provider.instance)
      .filter((instance) => instance instanceof PictureUse)
      .filter((use) => use !== this);
  }
}
