import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import type { AccountNotice, SecondFactorChange } from './notices/account-notice.schema.js';

export const SEND_ACCOUNT_NOTICE = 'send-account-notice';

/** Mails that tell somebody what happened to their account. */
@Injectable()
export class AccountNotices {
  constructor(private readonly jobs: JobQueue) {}

  async add(manager: EntityManager, adminId: string, notice: AccountNotice): Promise<void> {
    await this.jobs.add(manager, SEND_ACCOUNT_NOTICE, { id: randomUUID(), adminId, notice });
  }

  async addSecondFactor(
    manager: EntityManager,
    adminId: string,
    change: SecondFactorChange,
    origin?: RequestOrigin,
  ): Promise<void> {
    const device = origin?.device.name ?? null;
    await this.add(manager, adminId, { what: 'second factor changed', at: new Date(), change, device });
  }
}
