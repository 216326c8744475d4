import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SectionName } from 'content/schemas/sections';
import { DataSource, LessThan } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { Session } from '../auth/session.entity.js';
import { Keys } from '../config/keys.js';
import type { ContentPreviewLink } from './content-admin.schema.js';
import { ContentPreview } from './content-preview.entity.js';
import { ContentReader, shownOf } from './content-reader.js';
import { type ContentPreviewAnswer, contentPreviewSchema } from './content.schema.js';
import { readSection } from './section-value.js';

const VALID_FOR_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^([1-9]\d{0,17})\.(\d{13})\.([\w-]{43})$/;

/** Each member of the staff has one preview of a section at a time. */
@Injectable()
export class SectionPreviews {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: ContentReader,
    private readonly audit: AuditLog,
    private readonly keys: Keys,
  ) {}

  async makeLink(name: SectionName, sent: unknown, actor: Session): Promise<ContentPreviewLink> {
    const value = readSection(name, sent);
    const expiresAt = new Date(Date.now() + VALID_FOR_MS);
    const { adminId } = actor;
    const { id } = await this.database.transaction(async (manager) => {
      await manager.delete(ContentPreview, { name, adminId });
      const subject = { subjectType: 'content', subjectId: name, subject: name } as const;
      await this.audit.record(manager, { actor, action: 'preview link made', ...subject });
      return manager.save(manager.create(ContentPreview, { name, value, expiresAt, adminId }));
    });
    const token = `${id}.${expiresAt.getTime()}.${this.keys.sign('content previews', signed(id, expiresAt))}`;
    return { path: `/content-preview/${token}`, expires_at: expiresAt.toISOString() };
  }

  /** What visitors would read, had it been saved. */
  async read(token: string): Promise<ContentPreviewAnswer> {
    const [, id = '', time = '', signature = ''] = TOKEN.exec(token) ?? [];
    const expiresAt = new Date(Number(time));
    const isOurs = this.keys.isSigned('content previews', signed(id, expiresAt), signature);
    if (!isOurs || expiresAt.getTime() < Date.now()) throw linkNotValid();
    const preview = await this.database.manager.findOneBy(ContentPreview, { id });
    const { name: section, value } = preview ?? {};
    const content = { ...(await this.reader.changed()), ...(section && { [section]: value }) };
    const { data: answer } = contentPreviewSchema.safeParse({ section, data: content });
    if (!answer) throw linkNotValid();
    return { ...answer, data: shownOf(answer.data) };
  }

  async forgetExpired(): Promise<void> {
    await this.database.manager.delete(ContentPreview, { expiresAt: LessThan(new Date()) });
  }
}

function signed(id: string, expiresAt: Date): string {
  return `${id}\n${expiresAt.getTime()}`;
}

function linkNotValid(): NotFoundException {
  return new NotFoundException({
    message: 'This preview link is no longer valid. Please ask for a new one.',
  });
}
