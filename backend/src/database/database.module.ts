import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DatabaseEnv } from '../config/env.js';
import { BACKGROUND } from './background.js';
import { openDatabase } from './connect.js';
import { dataSourceOptions } from './data-source-options.js';

const RETRY = { retryAttempts: 5, retryDelay: 1_000 };

@Module({})
export class DatabaseModule {
  static forRoot(env: DatabaseEnv): DynamicModule {
    const serving = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSourceOptions(env.DATABASE_URL), ...RETRY }),
      dataSourceFactory: () => openDatabase(env),
    });
    const background = TypeOrmModule.forRootAsync({
      name: BACKGROUND,
      useFactory: () => ({ ...dataSourceOptions(env.DATABASE_URL, BACKGROUND), ...RETRY }),
    });
    return { module: DatabaseModule, imports: [serving, background] };
  }
}
