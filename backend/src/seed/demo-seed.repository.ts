import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { DemoSeedRun } from './demo-seed-run.entity.js';
import { lockByName } from '../database/lock-by-name.js';

@Injectable()
export class DemoSeedRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Processes that start together take turns. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await lockByName(manager, 'demo seed');
  }

  /** Outside every transaction, so that it survives a killed process. */
  async begin(finishedAt: Date | null): Promise<void> {
    const run = { onlyRow: true, finishedAt };
    await this.database.createQueryBuilder().insert().into(DemoSeedRun).values(run).orIgnore().execute();
  }

  async isFinished(): Promise<boolean> {
    const [run] = await this.database.manager.find(DemoSeedRun);
    return run?.finishedAt !== null;
  }

  async finish(): Promise<void> {
    await this.database.manager.update(DemoSeedRun, { onlyRow: true }, { finishedAt: new Date() });
  }
}
