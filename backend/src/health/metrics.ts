import { Injectable } from '@nestjs/common';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { z } from 'zod';
import { EnquiryCounter } from '../enquiry/enquiry-counter.js';
import { PageCache } from '../page-cache/page-cache.js';

const pool = z.object({ totalCount: z.number(), idleCount: z.number(), waitingCount: z.number() });
const jobCounts = z.array(z.object({ task: z.string(), state: z.string(), count: z.coerce.number() }));
/** `retrying` has failed and is tried again; `failed` was given up, a mail that never arrived perhaps. */
const JOB_COUNTS = `
  SELECT task_identifier AS task, count(*),
    CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed'
      WHEN attempts > 0 THEN 'retrying' ELSE 'waiting' END AS state
  FROM graphile_worker.jobs GROUP BY task, state`;

/** The studio's until it has gone out; those to visitors as long as they are tried. */
const FAILING_MAILS = `
  SELECT count(*) FILTER (WHERE studio_mail_error IS NOT NULL) AS studio,
    count(*) FILTER (WHERE acknowledgement_error IS NOT NULL AND EXISTS
      (SELECT FROM graphile_worker.jobs WHERE key = 'acknowledgement:' || enquiry.id)) AS acknowledgement
  FROM enquiry WHERE studio_mail_error IS NOT NULL OR acknowledgement_error IS NOT NULL`;
const failingMails = z.array(z.object({ studio: z.coerce.number(), acknowledgement: z.coerce.number() }));

/** What Prometheus collects: the process, the connections to the database, and the jobs, mail among them. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor(
    private readonly dataSource: DataSource,
    enquiries: EnquiryCounter,
    pages: PageCache,
  ) {
    const registers = [this.registry];
    this.registry.registerMetric(enquiries.counter);
    this.registry.registerMetric(pages.failures);
    collectDefaultMetrics({ register: this.registry });
    const connections: Gauge<'state'> = new Gauge({
      name: 'database_connections',
      help: 'Connections to the database by state, and requests waiting for one.',
      labelNames: ['state'],
      registers,
      collect: () => this.countConnections(connections),
    });
    const jobs: Gauge<'task' | 'state'> = new Gauge({
      name: 'jobs',
      help: 'Jobs in the queue by task and state.',
      labelNames: ['task', 'state'],
      registers,
      collect: () => this.countJobs(jobs),
    });
    const mails: Gauge<'mail'> = new Gauge({
      name: 'mails_failing',
      help: 'Mails of enquiries that failed and are tried again, by whom they are for.',
      labelNames: ['mail'],
      registers,
      collect: () => this.countFailingMails(mails),
    });
  }

  private countConnections(gauge: Gauge<'state'>): void {
    if (!(this.dataSource.driver instanceof PostgresDriver)) return;
    const { totalCount, idleCount, waitingCount } = pool.parse(this.dataSource.driver.master);
    gauge.set({ state: 'used' }, totalCount - idleCount);
    gauge.set({ state: 'idle' }, idleCount);
    gauge.set({ state: 'awaited' }, waitingCount);
  }

  /** Without an answer of the database the other figures are still given, now more than ever. */
  private async countJobs(gauge: Gauge<'task' | 'state'>): Promise<void> {
    gauge.reset();
    const rows: unknown = await this.dataSource.query(JOB_COUNTS).catch(() => []);
    for (const { task, state, count } of jobCounts.parse(rows)) gauge.set({ task, state }, count);
  }

  private async countFailingMails(gauge: Gauge<'mail'>): Promise<void> {
    const rows: unknown = await this.dataSource.query(FAILING_MAILS).catch(() => []);
    for (const { studio, acknowledgement } of failingMails.parse(rows)) {
      gauge.set({ mail: 'studio' }, studio);
      gauge.set({ mail: 'acknowledgement' }, acknowledgement);
    }
  }
}
