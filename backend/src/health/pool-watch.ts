import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Client } from 'pg';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { connectionLimits } from '../database/connection-limits.js';
import { DatabaseClient } from '../database/database-client.js';
import { poolOf } from '../database/pool-of.js';
import { Metrics } from './metrics.js';

const CHECK_INTERVAL_MS = 10_000;
const ANSWER_TIMEOUT_MS = 2_000;
const DEAD_AFTER_MS = 60_000;

/** Detects that this process alone is cut off, so that a restart helps: its connections are silent, a new one is not. */
@Injectable()
export class PoolWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PoolWatch.name);
  private answeredAt = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: Env,
    { registry }: Metrics,
  ) {
    const silence: Gauge = new Gauge({
      name: 'database_pool_silent_seconds',
      help: 'For how long the connections to the database have given no answer although a new one would; looked at every 10 s.',
      registers: [registry],
      collect: () => silence.set(this.silentForMs / 1000),
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
    poolOf(this.dataSource).on('release', (_error, client) => {
      if (client instanceof DatabaseClient) this.answeredAt = Math.max(this.answeredAt, client.answeredAt);
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  get isDead(): boolean {
    return this.silentForMs > DEAD_AFTER_MS;
  }

  private get silentForMs(): number {
    return performance.now() - this.answeredAt;
  }

  async check(): Promise<void> {
    if ((await this.answers()) || !(await this.newConnectionAnswers())) this.answeredAt = performance.now();
    else this.logger.warn('The connections to the database give no answer, and a new one does.');
  }

  private answers(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => {
      setTimeout(resolve, ANSWER_TIMEOUT_MS, false).unref();
    });
    return Promise.race([succeeds(this.dataSource.query('SELECT 1')), late]);
  }

  private async newConnectionAnswers(): Promise<boolean> {
    const limits = { ...connectionLimits.serving, query_timeout: ANSWER_TIMEOUT_MS };
    const client = new Client({ ...limits, connectionString: this.env.DATABASE_URL });
    client.on('error', () => undefined);
    const isWell = await succeeds(client.connect().then(() => client.query('SELECT 1')));
    void client.end();
    return isWell;
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
