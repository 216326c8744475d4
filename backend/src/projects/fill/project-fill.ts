import type { ProjectEntry } from 'content/schemas/project';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BACKGROUND } from '../../database/background.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import { ProjectRepository } from '../project.repository.js';
import { readShippedProjects } from '../shipped-projects.js';
import { uploadedNames } from '../project-picture-fields.js';
import { ProjectFillRun } from './project-fill-run.entity.js';
import { lockByName } from '../../database/lock-by-name.js';

/** Takes the content file over once in the life of a database; a restored backup from before brings no mark. */
@Injectable()
export class ProjectFill implements OnApplicationBootstrap {
  private readonly logger = new Logger(ProjectFill.name);

  constructor(
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly projects: ProjectRepository,
    private readonly slugs: ProjectSlugRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.background.transaction(async (manager) => {
      // Servers that start together take turns.
      await lockByName(manager, 'project fill');
      if (await manager.existsBy(ProjectFillRun, {})) return;
      const shipped = readShippedProjects();
      for (const entry of shipped) await this.add(manager, entry);
      await manager.insert(ProjectFillRun, { onlyRow: true });
      this.logger.log(`Took over ${shipped.length} projects from the content files`);
    });
  }

  private async add(
    manager: EntityManager,
    { slug, old_slugs, status, publish_at, content }: ProjectEntry,
  ): Promise<void> {
    const { id } = await this.projects.insert(manager, {
      slug,
      anchor: old_slugs[0] ?? slug,
      position: await this.projects.nextPosition(manager),
      content,
      status,
      publish_at: publish_at === undefined ? null : new Date(publish_at),
      pictures: uploadedNames(content),
    });
    for (const old of old_slugs) await this.slugs.lead(manager, old, id);
  }
}
