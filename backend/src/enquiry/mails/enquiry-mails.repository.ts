import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';

/** The studio's until it has gone out; those to visitors as long as they are tried. */
const COUNT = `
  SELECT 'studio' AS mail, count(*) FROM enquiry WHERE studio_mail_error IS NOT NULL
  UNION ALL
  SELECT 'acknowledgement', count(*) FROM enquiry WHERE acknowledgement_error IS NOT NULL
    AND EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'acknowledgement:' || enquiry.id)`;
const failingMails = z.object({ mail: z.string(), count: z.coerce.number() });

/** Mails of enquiries that failed and are tried again. */
@Injectable()
export class FailingMails {
  constructor(private readonly database: DataSource) {}

  count(): Promise<z.infer<typeof failingMails>[]> {
    return queryRows(this.database, failingMails, COUNT);
  }
}
