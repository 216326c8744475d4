import { type ProjectContent, projectContentSchema } from 'content/schemas/project';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../audit/audit-log.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { Replacement, SavedPlace } from '../../pictures/picture-use.js';
import { ProjectRepository } from '../project.repository.js';
import { UpdateProject } from './update-project.js';

@Injectable()
export class ReplaceProjectPicture {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly updateProject: UpdateProject,
  ) {}

  async run(id: number, picture: Replacement, actor: Actor): Promise<SavedPlace> {
    const { version, content } = await this.projects.get(id);
    const changed = projectContentSchema.safeParse(withPicture(content, picture));
    if (!changed.success)
      throw new ValidationError({ with: 'The other picture cannot stand in every place of this one.' });
    const saved = await this.updateProject.run(id, { version, content: changed.data }, { actor });
    return { kind: 'project', id, version: saved.version };
  }
}

function withPicture(
  content: ProjectContent,
  { old, src, alt, is_decorative, focal_x, focal_y }: Replacement,
): ProjectContent {
  const focus = { x: focal_x, y: focal_y };
  const replaced = <Shown extends { src: string; alt: string }>(shown: Shown): Shown =>
    shown.src === old ? { ...shown, src, alt, decorative: is_decorative, focus } : shown;
  const { plan, pictures, pairs, materials } = content;
  const isPlan = plan.src === old;
  const replacedKeys = pictures.filter((picture) => picture.src === old).map(({ key }) => key);
  return {
    ...content,
    pictures: pictures.map(replaced),
    pairs: pairs.map((pair) => ({ ...pair, before: pair.before && replaced(pair.before) })),
    materials: materials.map(({ chip, ...material }) => ({
      ...material,
      chip: chip && replacedKeys.includes(chip.picture) ? null : chip,
    })),
    plan: isPlan ? { ...plan, src, alt } : plan,
  };
}
