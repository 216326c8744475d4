import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { CanaryStatus } from '../canary/canary-status.js';
import { Metrics } from './metrics.js';

/** Both are 0 until a cycle has come to its end, and where there is no canary. */
@Injectable()
export class CanaryMetrics {
  constructor(metrics: Metrics, canary: CanaryStatus) {
    const registers = [metrics.registry];
    const duration = new Gauge({
      name: 'canary_seconds',
      help: 'How long the last synthetic enquiry that reached the end of its way took.',
      registers,
    });
    const finished: Gauge = new Gauge({
      name: 'canary_last_success_timestamp_seconds',
      help: 'When a synthetic enquiry last reached the end of its way.',
      registers,
      collect: async () => {
        const [report] = await metrics.orNone(canary.read().then((read) => [read]));
        if (!report?.finished_at) return;
        finished.set(Date.parse(report.finished_at) / 1000);
        duration.set(report.seconds ?? 0);
      },
    });
  }
}
