import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SavedVersions } from '../../versions/saved-versions.js';
import { VersionsOf } from '../../versions/versions-of.js';
import type { Project } from '../project.entity.js';
import { ProjectRepository } from '../project.repository.js';
import { projectState } from './project-state.js';

@Injectable()
export class ProjectVersions extends VersionsOf<Project> {
  protected readonly state = projectState;

  constructor(
    database: DataSource,
    versions: SavedVersions,
    protected readonly publications: ProjectRepository,
  ) {
    super(database, versions);
  }

  protected owner(id: number) {
    return { projectId: id };
  }
}
