import { Injectable } from '@nestjs/common';
import { SlugRepository } from '../publication/slug.repository.js';
import { projectKind } from './project-kind.js';

@Injectable()
export class ProjectSlugRepository extends SlugRepository {
  protected readonly kind = projectKind;
}
