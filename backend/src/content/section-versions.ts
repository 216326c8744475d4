import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SectionName } from 'content/schemas/sections';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit-log.js';
import type { PageQuery } from '../pagination/page-query.schema.js';
import { type PresentState, SavedVersions } from '../versions/saved-versions.js';
import type { VersionData, VersionList } from '../versions/version.schema.js';
import { ContentSectionRepository, type SectionRow } from './content-section.repository.js';
import { sectionFiles } from './section-files.js';
import { servicesOfFiles } from './services-of-files.js';

interface SavedSection {
  before: SectionRow | undefined;
  after: SectionRow;
  actor: Actor;
  restoredFrom: number | undefined;
}

@Injectable()
export class SectionVersions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sections: ContentSectionRepository,
    private readonly versions: SavedVersions,
  ) {}

  /** None before the first save: the words are those of the files. */
  async list(section: SectionName, query: PageQuery): Promise<VersionList> {
    const list = await this.versions.list({ section }, query);
    if (list.pagination.total > 0) return list;
    await this.database.transaction(async (manager) => {
      const row = await this.sections.lock(manager, section);
      if (row) await this.versions.keepPresent(manager, { section }, stateOf(row));
    });
    return this.versions.list({ section }, query);
  }

  async byNumber(section: SectionName, number: number | undefined): Promise<VersionData> {
    const version = await this.versions.byNumber({ section }, number);
    return { ...version, content: { value: servicesOfFiles(section, version.content['value']) } };
  }

  /** The first save keeps what the files said, too. */
  async record(
    manager: EntityManager,
    section: SectionName,
    { before, after, ...saved }: SavedSection,
  ): Promise<void> {
    const present = before
      ? stateOf(before)
      : stateOf({ ...after, value: sectionFiles.get(section), updated_by: null });
    await this.versions.record(manager, { section }, { before: present, after: stateOf(after), ...saved });
  }
}

/** Their pictures are files of the site. */
function stateOf({ value, updated_at, updated_by }: SectionRow): PresentState {
  return {
    content: { value },
    pictures: [],
    ownerVersion: null,
    updated_at: new Date(updated_at),
    updated_by,
  };
}
