import { type ProjectContent, projectContentSchema } from 'content/schemas/project';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { iso } from '../../database/iso.js';
import { queryRows } from '../../database/query-rows.js';
import { PictureLibrary } from '../../pictures/picture-library.js';
import { ListCache } from '../../publication/list-cache.js';
import { isPublic, publicationStatuses } from '../../publication/publication-status.js';

const versionRow = z.object({ version: z.string() });
const entryRow = z.object({
  id: z.int(),
  slug: z.string(),
  anchor: z.string(),
  old_slugs: z.array(z.string()),
  /** Of its slugs those that are the anchor of another project, which may be in the bin. */
  others_anchors: z.array(z.string()),
  status: z.enum(publicationStatuses),
  publish_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  content: projectContentSchema,
});
export type PortfolioEntry = z.infer<typeof entryRow>;

const ENTRIES = `
  SELECT id, slug, anchor, status, content, ${iso('publish_at')} AS publish_at,
    ${iso('updated_at')} AS updated_at,
    ARRAY(SELECT old.slug FROM old_project_slug AS old WHERE old.project_id = project.id ORDER BY 1) AS old_slugs,
    ARRAY(
      SELECT other.anchor FROM project AS other WHERE other.id <> project.id AND other.anchor IN
        (SELECT project.slug UNION SELECT old.slug FROM old_project_slug AS old WHERE old.project_id = project.id)
    ) AS others_anchors
  FROM project WHERE deleted_at IS NULL ORDER BY position, id`;

/**
 * A studio's portfolio is a hundred projects, not a hundred thousand: it is read whole after a change, and answers are
 * picked from it.
 */
@Injectable()
export class PortfolioRepository {
  private readonly cache = new ListCache<PortfolioEntry[]>(() => this.version());

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly library: PictureLibrary,
  ) {}

  /** All that are not in the bin, in the order of the site. */
  entries(): Promise<PortfolioEntry[]> {
    return this.cache.find('', () => this.read());
  }

  /** Of these, what visitors see now. */
  async shown(): Promise<PortfolioEntry[]> {
    return (await this.entries()).filter(isShown);
  }

  private async read(): Promise<PortfolioEntry[]> {
    const entries = await queryRows(this.database, entryRow, ENTRIES);
    const blank = entries.flatMap(({ content }) => shownIn(content).filter(isBlank));
    const words = await this.library.altTexts(blank.map(({ src }) => src));
    // Rows of this query alone: nobody else has seen them yet.
    for (const picture of blank) picture.alt = words.get(picture.src) ?? '';
    const pictures = entries.flatMap(({ content }) => [...shownIn(content), content.plan]);
    const bytes = await this.library.bytes(pictures.flatMap(({ src }) => src ?? []));
    for (const picture of pictures) Object.assign(picture, { bytes: bytes.get(picture.src ?? '') });
    return entries;
  }

  private async version(): Promise<string> {
    const sql = 'SELECT version FROM project_version';
    const [row] = await queryRows(this.database, versionRow, sql);
    return row?.version ?? '';
  }
}

export function isShown({ status, publish_at }: PortfolioEntry): boolean {
  return isPublic({
    status,
    publish_at: publish_at === null ? null : new Date(publish_at),
    deleted_at: null,
  });
}

function shownIn({ pictures, pairs }: ProjectContent) {
  return [...pictures, ...pairs.flatMap(({ before }) => before ?? [])];
}

function isBlank({ alt, decorative }: { alt: string; decorative: boolean }): boolean {
  return alt === '' && !decorative;
}
