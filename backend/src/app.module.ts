import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { AddressesModule } from './addresses/addresses.module.js';
import { AlertsModule } from './alerts/alerts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BlogModule } from './blog/blog.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { loggerOptions } from './config/logger-options.js';
import { ContentModule } from './content/content.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { EnquiryModule } from './enquiry/enquiry.module.js';
import { HealthModule } from './health/health.module.js';
import { LinksModule } from './links/links.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { RestoreProofModule } from './restore-proof/restore-proof.module.js';
import { SeedModule } from './seed/seed.module.js';
import { ImportModule } from './wordpress-import/import.module.js';

@Module({})
export class AppModule {
  static forRoot(env: Env, log?: DestinationStream): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(env),
        LoggerModule.forRoot({ ...loggerOptions(env, log), useExisting: true }),
        DatabaseModule.forRoot(env),
        AddressesModule,
        AlertsModule,
        AuditModule,
        AuthModule,
        BlogModule,
        ContentModule,
        DraftsModule,
        EnquiryModule,
        HealthModule,
        ImportModule,
        LinksModule,
        ProjectsModule,
        RestoreProofModule,
        SeedModule,
      ],
    };
  }
}
