import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Dependencies, type Readiness } from './dependencies.js';
import { Liveness } from './liveness.js';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dependencies: Dependencies,
    private readonly liveness: Liveness,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    this.liveness.check();
    return { status: 'ok' };
  }

  /** 503 while a dependency is down; `degraded`, and 200, while enquiries are stored and do not reach the studio. @param brief given by public requests */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(
    @Res({ passthrough: true }) response: Response,
    @Query('brief') brief?: string,
  ): Promise<Pick<Readiness, 'status'>> {
    const { dependencies } = this;
    const readiness = await (brief === undefined ? dependencies.readiness() : dependencies.briefReadiness());
    if (readiness.status === 'error') response.status(503);
    return readiness;
  }
}
