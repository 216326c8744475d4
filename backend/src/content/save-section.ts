import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SectionName } from 'content/schemas/sections';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import { AdminEmails } from '../auth/admin-emails.js';
import type { EditConflict } from '../errors/edit-conflict.schema.js';
import { PageCache } from '../page-cache/page-cache.js';
import { studio } from '../studio/studio.js';
import { AdminSections } from './admin-sections.js';
import type { AdminSection, SectionForm } from './content-admin.schema.js';
import { ContentSectionRepository, type SectionRow } from './content-section.repository.js';
import { readSection } from './section-value.js';
import { SectionVersions } from './section-versions.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: studio.locale.timeZone,
});

@Injectable()
export class SaveSection {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sections: ContentSectionRepository,
    private readonly reader: AdminSections,
    private readonly versions: SectionVersions,
    private readonly emails: AdminEmails,
    private readonly audit: AuditLog,
    private readonly pages: PageCache,
  ) {}

  async run(name: SectionName, form: SectionForm, actor: Actor): Promise<AdminSection> {
    const value = readSection(name, form.value);
    const updatedBy = 'adminId' in actor ? actor.adminId : null;
    const saved = await this.database.transaction(async (manager) => {
      const before = await this.sections.lock(manager, name);
      const row = await this.sections.write(manager, { name, value, version: form.version, updatedBy });
      if (!row) throw await this.conflict(await this.sections.lock(manager, name), form.version);
      const restoredFrom = form.restored_from;
      await this.versions.record(manager, name, { before, after: row, actor, restoredFrom });
      const subject = { subjectType: 'content', subjectId: name, subject: name } as const;
      await this.audit.record(manager, { actor, action: 'words changed', ...subject });
      return row;
    });
    void this.pages.refresh({ sections: [name] });
    return this.reader.saved(name, saved);
  }

  private async conflict(row: SectionRow | undefined, opened: number): Promise<ConflictException> {
    const { version = 0, updated_at: at = new Date().toISOString(), updated_by: by } = row ?? {};
    const email = by ? (await this.emails.byId([by])).get(by) : undefined;
    const conflict: EditConflict = { version, updated_at: at, updated_by: email ?? null };
    const saved = `${email ?? 'Somebody else'} saved these words on ${time.format(new Date(at))}, after you had opened them.`;
    const what = version > opened ? saved : 'These words are not the ones that you had opened.';
    return new ConflictException({ message: `${what} Nothing was overwritten.`, conflict });
  }
}
