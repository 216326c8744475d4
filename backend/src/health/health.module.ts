import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { CanaryModule } from '../canary/canary.module.js';
import { EnquiryModule } from '../enquiry/enquiry.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PageCacheModule } from '../page-cache/page-cache.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { RestoreProofModule } from '../restore-proof/restore-proof.module.js';
import { CanaryMetrics } from './canary-metrics.js';
import { ConnectionDrain } from './connection-drain.js';
import { ConnectionMetrics } from './connection-metrics.js';
import { Dependencies } from './dependencies.js';
import { DependencyMetrics } from './dependency-metrics.js';
import { EnquiryMetrics } from './enquiry-metrics.js';
import { HealthController } from './health.controller.js';
import { HttpMetrics } from './http-metrics.js';
import { JobMetrics } from './job-metrics.js';
import { Liveness } from './liveness.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { PoolWatch } from './pool-watch.js';
import { RestoreProofMetrics } from './restore-proof-metrics.js';
import { UploadMetrics } from './upload-metrics.js';

@Module({
  imports: [
    TerminusModule,
    CanaryModule,
    EnquiryModule,
    JobsModule,
    PageCacheModule,
    PicturesModule,
    RestoreProofModule,
  ],
  controllers: [HealthController, MetricsController],
  providers: [
    CanaryMetrics,
    ConnectionDrain,
    ConnectionMetrics,
    Dependencies,
    DependencyMetrics,
    EnquiryMetrics,
    HttpMetrics,
    JobMetrics,
    Liveness,
    Metrics,
    PoolWatch,
    RestoreProofMetrics,
    UploadMetrics,
  ],
})
export class HealthModule {}
