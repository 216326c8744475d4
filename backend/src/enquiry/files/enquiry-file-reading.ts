import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { EnquiryFileStore } from '../enquiry-file-store.js';
import { readFile } from './enquiry-file.repository.js';

@Injectable()
export class EnquiryFileReading {
  constructor(
    private readonly database: DataSource,
    private readonly store: EnquiryFileStore,
    private readonly audit: AuditLog,
  ) {}

  async open(id: string, fileId: string, actor: Actor) {
    const file = await readFile(this.database, id, fileId);
    const stored = file?.is_kept ? await this.store.read(file.id) : undefined;
    if (!file || !stored) throw fileNotFound();
    const act = { actor, action: 'enquiry file read', subjectType: 'enquiry', subjectId: id } as const;
    await this.audit.recordHourly({ ...act, subject: 'Files of an enquiry' });
    return { file, stored };
  }
}

export function fileNotFound(): NotFoundException {
  return new NotFoundException({ message: 'There is no such file.' });
}
