import { Controller, Get, Header, Query, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Dependencies, type Readiness } from './dependencies.js';
import { Liveness } from './liveness.js';
import { UnavailableInterceptor } from './unavailable.interceptor.js';

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

  /** @param brief given by public requests */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @UseInterceptors(UnavailableInterceptor)
  ready(@Query('brief') brief?: string): Promise<Pick<Readiness, 'status'>> {
    return this.dependencies.readinessFor({ isBrief: brief !== undefined });
  }
}
