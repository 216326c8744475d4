import { Injectable } from '@nestjs/common';
import type { SectionName } from 'content/schemas/sections';
import { AdminEmails } from '../auth/admin-emails.js';
import type { AdminSection } from './content-admin.schema.js';
import type { Content } from './content.schema.js';
import { ContentReader } from './content-reader.js';
import { ContentSectionRepository, type SectionRow } from './content-section.repository.js';
import { sectionFiles } from './section-files.js';

/** The sections as staff see them: what they changed, else what the files say. */
@Injectable()
export class AdminSections {
  constructor(
    private readonly sections: ContentSectionRepository,
    private readonly reader: ContentReader,
    private readonly emails: AdminEmails,
  ) {}

  async all(): Promise<AdminSection[]> {
    const [rows, changed] = [await this.sections.all(), await this.reader.changed()];
    const emails = await this.emails.byId(rows.flatMap(({ updated_by: by }) => by ?? []));
    return [...sectionFiles.keys()].map((name) => {
      const row = rows.find((one) => one.name === name);
      return sectionOf(name, row, { changed, email: emails.get(row?.updated_by ?? '') });
    });
  }

  async saved(name: SectionName, row: SectionRow): Promise<AdminSection> {
    const { updated_by: by } = row;
    const emails = await this.emails.byId(by ? [by] : []);
    return sectionOf(name, row, { changed: await this.reader.changed(), email: emails.get(by ?? '') });
  }
}

function sectionOf(
  name: SectionName,
  row: SectionRow | undefined,
  { changed, email }: { changed: Content; email: string | undefined },
): AdminSection {
  return {
    name,
    value: changed[name] ?? sectionFiles.get(name),
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by: email ?? null,
  };
}
