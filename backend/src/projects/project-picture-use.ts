import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { PictureUse } from '../pictures/picture-use.js';
import { ProjectRepository } from './project.repository.js';

/** Projects in the bin count: they may come back. */
@Injectable()
export class ProjectPictureUse extends PictureUse {
  constructor(private readonly projects: ProjectRepository) {
    super();
  }

  shows(manager: EntityManager, name: string): Promise<boolean> {
    return this.projects.showsPicture(manager, name);
  }

  names(database: DataSource): AsyncIterable<string[]> {
    return this.projects.pictures(database);
  }
}
