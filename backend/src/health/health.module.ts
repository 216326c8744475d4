import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { JobsModule } from '../jobs/jobs.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { ConnectionDrain } from './connection-drain.js';
import { Dependencies } from './dependencies.js';
import { HealthController } from './health.controller.js';
import { HttpMetrics } from './http-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Module({
  imports: [TerminusModule, JobsModule, UploadModule],
  controllers: [HealthController, MetricsController],
  providers: [ConnectionDrain, Dependencies, HttpMetrics, Metrics],
})
export class HealthModule {}
