import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Keys } from '../config/keys.js';
import type { Allowance } from './allowance.js';
import { ThrottleRepository } from './throttle.repository.js';
import { TooManyRequests } from './too-many-requests.js';

/** Counts in the database, so that delays hold over restarts and on all servers. */
@Injectable()
export class Throttle {
  constructor(
    private readonly counts: ThrottleRepository,
    private readonly keys: Keys,
  ) {}

  /**
   * Counts one attempt, in the transaction of `manager` if given.
   * @returns how many more are free
   * @throws TooManyRequests, without counting
   */
  async take(purpose: string, who: string, allowance: Allowance, manager?: EntityManager): Promise<number> {
    const count = await this.counts.take(this.key(purpose, who), allowance, manager);
    if ('wait' in count) throw new TooManyRequests(count.wait);
    return Math.max(0, allowance.free - count.taken);
  }

  async giveBack(purpose: string, who: string): Promise<void> {
    await this.counts.giveBack(this.key(purpose, who));
  }

  async forget(purpose: string, who: string): Promise<void> {
    await this.counts.remove(this.key(purpose, who));
  }

  /** A keyed hash, so that nobody's address is stored. With a new secret all counts start again. */
  private key(purpose: string, who: string): string {
    return this.keys.sign('throttling', `${purpose}\n${who}`);
  }
}
