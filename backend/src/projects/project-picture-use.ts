import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit-log.js';
import { isPictureFile, picturePath } from '../pictures/picture-name.js';
import type { PicturePlace, Replacement, SavedPlace } from '../pictures/picture-use.js';
import { TablePictureUse } from '../pictures/table-picture-use.repository.js';
import { ReplaceProjectPicture } from './admin/replace-project-picture.js';
import { ProjectRepository } from './project.repository.js';
import { projectPictureFields } from './project-picture-fields.js';

/** Projects in the bin count: they may come back. */
@Injectable()
export class ProjectPictureUse extends TablePictureUse {
  protected readonly table = 'project';
  override readonly placed = `SELECT src FROM (
    SELECT DISTINCT id, src #>> '{}' AS src FROM project, jsonb_path_query(content, '$.**.src') AS src) AS shown`;

  constructor(
    private readonly projects: ProjectRepository,
    private readonly replacePicture: ReplaceProjectPicture,
  ) {
    super();
  }

  override async places(manager: EntityManager, name: string): Promise<PicturePlace[]> {
    const src = isPictureFile(`${name}.webp`) ? picturePath(name) : name;
    const projects = await this.projects.showing(manager, src);
    return projects.map(({ id, content, deleted_at }) => {
      const isInBin = deleted_at !== null;
      const labels = projectPictureFields(content).flatMap((shown) => (shown.src === src ? shown.label : []));
      return {
        kind: 'project',
        id,
        title: content.title,
        where: [...labels.map(withSmallLetter), ...(isInBin ? ['in the bin'] : [])].join(', '),
        path: isInBin ? '/project-bin' : `/edit-project/${id}`,
        canChange: !isInBin,
      };
    });
  }

  override async replaceIn({ id }: PicturePlace, picture: Replacement, actor: Actor): Promise<SavedPlace> {
    return this.replacePicture.run(Number(id), picture, actor);
  }
}

function withSmallLetter(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
