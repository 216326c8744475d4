import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Histogram } from 'prom-client';
import { z } from 'zod';
import { Metrics } from './metrics.js';

/** Middleware leaves patterns such as `*path`; those of routes begin with a slash. */
const routed = z.object({ path: z.string().startsWith('/') });

/** By pattern of the route: there would be endless addresses. */
@Injectable()
export class HttpMetrics {
  private readonly duration: Histogram<'method' | 'route' | 'status'>;

  constructor(metrics: Metrics) {
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests in seconds.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [metrics.registry],
    });
    // A counter that begins with the first failure has no increase to alarm of.
    for (const status of [500, 503]) this.duration.zero({ method: 'POST', route: '/api/enquiry', status });
  }

  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routed.safeParse(request.route).data?.path ?? 'none';
      const seconds = (performance.now() - startedAt) / 1000;
      this.duration.observe({ method: request.method, route, status: response.statusCode }, seconds);
    });
    next();
  };
}
