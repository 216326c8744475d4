import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BACKGROUND } from '../database/background.js';
import { Job } from '../jobs/job.js';

/** Those of two years ago, at night in India; the database has the age. */
@Injectable()
export class ForgetOldEntries extends Job {
  readonly name = 'forget-old-audit-entries';
  readonly payload = z.unknown();
  override readonly schedule = '19 21 * * *';

  constructor(@InjectDataSource(BACKGROUND) private readonly database: DataSource) {
    super();
  }

  async run(): Promise<void> {
    await this.database.query('SELECT remove_old_audit_entries()');
  }
}
