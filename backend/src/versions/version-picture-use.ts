import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PicturePlace } from '../pictures/picture-use.js';
import { TablePictureUse } from '../pictures/table-picture-use.repository.js';
import { SavedVersionRepository, type VersionsShowing } from './saved-version.repository.js';

/** A version that is put back shows its pictures again. */
@Injectable()
export class VersionPictureUse extends TablePictureUse {
  protected readonly table = 'saved_version';

  constructor(private readonly versions: SavedVersionRepository) {
    super();
  }

  override async places(manager: EntityManager, name: string): Promise<PicturePlace[]> {
    return (await this.versions.showing(manager, name)).map((versions) => ({
      kind: 'version',
      id: versions.post_id ?? versions.project_id ?? 0,
      title: versions.title,
      where: whereIn(versions),
      path: `${editPathOf(versions)}/versions?version=${versions.first}`,
      canChange: false,
    }));
  }
}

function editPathOf({ post_id, project_id }: VersionsShowing): string {
  return post_id ? `/edit-blog/${post_id}` : `/edit-project/${project_id}`;
}

function whereIn({ first, last }: VersionsShowing): string {
  return first === last ? `version ${first}` : `versions ${first} to ${last}`;
}
