import { Module } from '@nestjs/common';
import { ForgetOldTries } from './forget-old-tries.job.js';
import { Throttle } from './throttle.js';

@Module({ providers: [Throttle, ForgetOldTries], exports: [Throttle] })
export class ThrottleModule {}
