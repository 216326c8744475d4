import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Dependencies } from './dependencies.js';
import { Metrics } from './metrics.js';

@Injectable()
export class DependencyMetrics {
  constructor(metrics: Metrics, dependencies: Dependencies) {
    const up: Gauge<'dependency'> = new Gauge({
      name: 'dependency_up',
      help: 'Whether a dependency is up: 1 or 0.',
      labelNames: ['dependency'],
      registers: [metrics.registry],
      collect: async () => {
        const { details } = await dependencies.readiness();
        for (const [dependency, { status }] of Object.entries(details))
          up.set({ dependency }, status === 'up' ? 1 : 0);
      },
    });
  }
}
