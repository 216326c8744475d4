import { projectPictureSchema } from 'content/schemas/project';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { IS_PUBLIC } from '../publication/publication-status.js';

const namedProject = z.object({
  /** The slug that was asked for, perhaps an old one. */
  asked: z.string(),
  slug: z.string(),
  title: z.string(),
  pictures: z.array(projectPictureSchema),
});
export type NamedProject = z.infer<typeof namedProject>;

const BY_SLUG = `
  SELECT asked, project.slug, content->>'title' AS title, content->'pictures' AS pictures
  FROM unnest($1::text[]) AS asked
  JOIN project ON project.slug = asked
    OR project.id = (SELECT project_id FROM old_project_slug WHERE old_project_slug.slug = asked)
  WHERE ${IS_PUBLIC}`;

@Injectable()
export class ProjectNamesRepository {
  constructor(private readonly database: DataSource) {}

  /** Public ones only; others are left out. */
  async bySlug(slugs: string[]): Promise<Map<string, NamedProject>> {
    const asked = [...new Set(slugs)];
    const rows = asked.length === 0 ? [] : await queryRows(this.database, namedProject, BY_SLUG, [asked]);
    return new Map(rows.map((row) => [row.asked, row]));
  }
}
