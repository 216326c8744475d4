import { Controller, Get, Header, Query, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { ConnectionDrain } from './connection-drain.js';
import { Dependencies, type Readiness } from './dependencies.js';
import { PoolWatch } from './pool-watch.js';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dependencies: Dependencies,
    private readonly pool: PoolWatch,
    private readonly drain: ConnectionDrain,
  ) {}

  /** 503 when only a restart would help, and while it is stopping. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    if (this.drain.isStopping)
      throw new ServiceUnavailableException({ message: 'This server is stopping. Please ask another one.' });
    if (this.pool.isDead)
      throw new ServiceUnavailableException({
        message: 'No connection to the database has answered for a minute, though a new one would.',
      });
    return { status: 'ok' };
  }

  /** 503 while a dependency is down; `degraded`, and 200, while enquiries are stored and do not reach the studio. @param brief given by public requests: which one it is, is for operators */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(
    @Res({ passthrough: true }) response: Response,
    @Query('brief') brief?: string,
  ): Promise<Pick<Readiness, 'status'>> {
    const readiness = await this.dependencies.readiness();
    if (readiness.status === 'error') response.status(503);
    return brief === undefined ? readiness : { status: readiness.status };
  }
}
