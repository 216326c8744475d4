import { Controller, Get, Header, HttpException, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import type { Response } from 'express';
import { z } from 'zod';
import { Dependencies } from './dependencies.js';

/** By dependency `up` or `down`; why it is down is for the log, not for everybody. */
const readinessSchema = z.object({
  status: z.string(),
  details: z.record(z.string(), z.object({ status: z.string() })),
});
type Readiness = z.infer<typeof readinessSchema>;

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly dependencies: Dependencies,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Answered 503 while anything that the service cannot do without is down. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    try {
      return readinessSchema.parse(await this.health.check(this.dependencies.checks()));
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      response.status(error.getStatus());
      return readinessSchema.parse(error.getResponse());
    }
  }
}
