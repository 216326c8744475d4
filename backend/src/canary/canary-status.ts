import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { CanaryReport } from './canary.schema.js';
import { type Cycle, readEnded, readLastFinished } from './canary.repository.js';

const SILENT_CYCLES = 2;

@Injectable()
export class CanaryStatus {
  constructor(
    private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  get isOn(): boolean {
    return this.env.CANARY_TO !== undefined;
  }

  async read(): Promise<CanaryReport['data']> {
    if (!this.isOn) return { state: 'off', last: null, finished_at: null, seconds: null };
    const [ended, finished] = await Promise.all([
      readEnded(this.database, SILENT_CYCLES),
      readLastFinished(this.database),
    ]);
    const [last] = ended;
    return {
      state: stateOf(ended),
      last: last
        ? { started_at: last.startedAt.toISOString(), has_arrived: last.hasArrived, problem: last.problem }
        : null,
      finished_at: finished?.finishedAt?.toISOString() ?? null,
      seconds: finished?.finishedAt
        ? Math.round((finished.finishedAt.getTime() - finished.startedAt.getTime()) / 1000)
        : null,
    };
  }
}

function stateOf(ended: Cycle[]): 'waiting' | 'alive' | 'silent' {
  if (ended.some(({ finishedAt }) => finishedAt !== null)) return 'alive';
  return ended.length === SILENT_CYCLES ? 'silent' : 'waiting';
}
