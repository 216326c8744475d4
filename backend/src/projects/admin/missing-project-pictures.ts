import type { ProjectContent } from 'content/schemas/project';
import { Injectable } from '@nestjs/common';
import { type FieldMessages, ValidationError } from '../../errors/validation-error.js';
import { nameInPath } from '../../pictures/picture-name.js';
import { StoredPictures } from '../../pictures/stored-pictures.js';
import { readShippedSources } from '../shipped-projects.js';
import { projectPictureFields, uploadedNames } from '../project-picture-fields.js';

@Injectable()
export class MissingProjectPictures {
  private readonly shipped = readShippedSources();

  constructor(private readonly pictures: StoredPictures) {}

  /** @param before names of uploads that are shown already @throws ValidationError */
  async refuse(content: ProjectContent, before: string[]): Promise<void> {
    const missing = await this.pictures.missingOf(uploadedNames(content), before);
    const messages: FieldMessages = {};
    for (const { field, label, src } of projectPictureFields(content)) {
      const name = nameInPath(src);
      if (name === undefined ? !this.shipped.has(src) : missing.has(name))
        messages[field] = `${label} is not stored here. Please choose it again, or remove it.`;
    }
    if (Object.keys(messages).length > 0) throw new ValidationError(messages);
  }
}
