import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { connect } from './connect.js';
import { dataSourceOptions } from './data-source-options.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        ...dataSourceOptions(env.DATABASE_URL, env.RUN_MIGRATIONS),
        retryAttempts: 5,
        retryDelay: 1_000,
      }),
      dataSourceFactory: connect,
    }),
  ],
})
export class DatabaseModule {}
