import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from './env.js';
import { Keys } from './keys.js';

export const ENV = Symbol('ENV');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: Env): DynamicModule {
    const providers = [
      { provide: ENV, useValue: env },
      { provide: Keys, useValue: new Keys(env) },
    ];
    return { module: ConfigModule, providers, exports: [ENV, Keys] };
  }
}
