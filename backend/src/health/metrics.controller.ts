import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Metrics } from './metrics.js';

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async read(@Res() response: Response): Promise<void> {
    const { registry } = this.metrics;
    response.setHeader('Cache-Control', 'no-store').type(registry.contentType);
    response.send(await registry.metrics());
  }
}
