import { Injectable, Logger } from '@nestjs/common';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { PageCache } from '../page-cache/page-cache.js';

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly logger = new Logger(Metrics.name);

  constructor(pages: PageCache) {
    this.registry.registerMetric(pages.failures);
    collectDefaultMetrics({ register: this.registry });
  }

  /** Without the database the other figures are still given, when they are needed most. */
  async orNone<Count>(counts: Promise<Count[]>): Promise<Count[]> {
    try {
      return await counts;
    } catch (error) {
      this.logger.warn(`A figure could not be collected: ${String(error)}`);
      return [];
    }
  }
}
