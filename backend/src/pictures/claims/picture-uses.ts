import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DataSource, EntityManager } from 'typeorm';
import { PictureUse } from '../picture-use.js';

@Injectable()
export class PictureUses extends PictureUse {
  constructor(private readonly discovery: DiscoveryService) {
    super();
  }

  async shows(manager: EntityManager, name: string): Promise<boolean> {
    for (const use of this.uses()) if (await use.shows(manager, name)) return true;
    return false;
  }

  async *names(database: DataSource): AsyncIterable<string[]> {
    for (const use of this.uses()) yield* use.names(database);
  }

  private uses(): PictureUse[] {
    return this.discovery
      .getProviders()
      .map((provider): unknown => provider.instance)
      .filter((instance) => instance instanceof PictureUse)
      .filter((use) => use !== this);
  }
}
