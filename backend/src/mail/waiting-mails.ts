import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { findJobs } from '../jobs/find-jobs.js';
import { JobQueue } from '../jobs/job-queue.js';
import { REFUSED_FOR_RECIPIENT } from './mail-failure.js';

const PAUSE_MS = 60_000;
/** A server may take a few mails a minute: the others would use up their attempts. */
const WITHIN_MINUTES = 10;

/** Mails that failed and wait for another attempt, for hours after a long outage. What a server refuses for its recipient waits on. */
@Injectable()
export class WaitingMails implements OnApplicationBootstrap {
  private readonly logger = new Logger(WaitingMails.name);
  private hastenedAt = 0;

  constructor(
    private readonly database: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly queue: JobQueue,
  ) {}

  /** One alone, for the outage may last and attempts are counted: when it gets through the others follow. */
  onApplicationBootstrap(): Promise<void> {
    return this.hasten(1);
  }

  async follow(): Promise<void> {
    if (Date.now() - this.hastenedAt < PAUSE_MS) return;
    this.hastenedAt = Date.now();
    await this.hasten();
  }

  private async hasten(atMost?: number): Promise<void> {
    const mails = findJobs(this.discovery).filter(({ lane }) => lane === 'mail');
    const names = mails.map(({ name }) => name);
    const which = { names, without: REFUSED_FOR_RECIPIENT, within: WITHIN_MINUTES, atMost };
    try {
      await this.queue.hastenRetries(this.database, which);
    } catch (error) {
      this.logger.warn(`Mails that wait were not hastened: ${String(error)}`);
    }
  }
}
