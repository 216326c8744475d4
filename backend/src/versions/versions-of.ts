import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PageQuery } from '../pagination/page-query.schema.js';
import type { Lifecycle } from '../publication/publication-status.js';
import type { PublicationRepository } from '../publication/publication.repository.js';
import type { VersionOwner } from './saved-version.repository.js';
import { type PresentState, SavedVersions } from './saved-versions.js';
import type { VersionData, VersionList } from './version.schema.js';

/** Of one kind of thing. What is in the bin is not found. */
@Injectable()
export abstract class VersionsOf<Publication extends Lifecycle & { id: number }> {
  protected abstract readonly publications: PublicationRepository<Publication>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: SavedVersions,
  ) {}

  protected abstract owner(id: number): VersionOwner;
  protected abstract state(publication: Publication): PresentState;

  /** What is from before versions were kept gets its first one here. */
  async list(id: number, query: PageQuery): Promise<VersionList> {
    await this.publications.get(id);
    const list = await this.versions.list(this.owner(id), query);
    if (list.pagination.total > 0) return list;
    await this.database.transaction(async (manager) => {
      const publication = await this.publications.lock(manager, id);
      await this.versions.keepPresent(manager, this.owner(id), this.state(publication));
    });
    return this.versions.list(this.owner(id), query);
  }

  async byNumber(id: number, number: number | undefined): Promise<VersionData> {
    await this.publications.get(id);
    return this.versions.byNumber(this.owner(id), number);
  }

  async afterSave(id: number, version: number | undefined): Promise<VersionData> {
    await this.publications.get(id);
    return this.versions.afterSave(this.owner(id), version);
  }
}
