import { Injectable, Logger } from '@nestjs/common';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { PageCache } from '../page-cache/page-cache.js';

/** What Prometheus collects. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly logger = new Logger(Metrics.name);

  constructor(pages: PageCache) {
    this.registry.registerMetric(pages.failures);
    collectDefaultMetrics({ register: this.registry });
  }

  /** Without an answer of the database the other figures are still given, which are needed then most of all. */
  async orNone<Count>(counts: Promise<Count[]>): Promise<Count[]> {
    try {
      return await counts;
    } catch (error) {
      this.logger.warn(`A figure could not be collected: ${String(error)}`);
      return [];
    }
  }
}
