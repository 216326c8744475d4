import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { freeSlug, numberedBase } from '../publication/slug.js';
import { SlugRepository } from '../publication/slug.repository.js';
import { projectKind } from './project-kind.js';

const anchorRow = z.object({ anchor: z.string() });

@Injectable()
export class ProjectSlugRepository extends SlugRepository {
  protected readonly kind = projectKind;
  protected override readonly otherNames = 'UNION ALL SELECT anchor, id FROM project';

  /** Pictures are kept by visitors under the anchor: no two projects have the same, in the bin or not. */
  async freeAnchor(manager: EntityManager, slug: string): Promise<string> {
    const sql = `SELECT anchor FROM project WHERE anchor = $1 OR anchor LIKE $2 || '-%'`;
    const taken = await queryRows(manager, anchorRow, sql, [slug, numberedBase(slug)]);
    return freeSlug(slug, new Set(taken.map(({ anchor }) => anchor)));
  }
}
