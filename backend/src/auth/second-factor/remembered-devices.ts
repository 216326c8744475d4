import { Injectable } from '@nestjs/common';
import { Keys } from '../../config/keys.js';
import type { Admin } from '../admin.entity.js';
import { SecondFactors } from './second-factors.js';

export const REMEMBERED_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MARK = /^(\d{13})\.([\w-]{43})$/;

/** Browsers that are not asked for the second step: until the password or a factor is another one, or all are forgotten. */
@Injectable()
export class RememberedDevices {
  constructor(
    private readonly keys: Keys,
    private readonly factors: SecondFactors,
  ) {}

  async markFor(admin: Admin): Promise<string> {
    const until = Date.now() + REMEMBERED_FOR_MS;
    return `${until}.${this.keys.sign('remembered devices', await this.signed(admin, until))}`;
  }

  async isRemembered(admin: Admin, mark = ''): Promise<boolean> {
    const [, until = '', signature = ''] = MARK.exec(mark) ?? [];
    if (Number(until) < Date.now()) return false;
    return this.keys.isSigned('remembered devices', await this.signed(admin, Number(until)), signature);
  }

  private async signed({ id, passwordSetAt, devicesForgottenAt }: Admin, until: number): Promise<string> {
    const times = [passwordSetAt.toISOString(), devicesForgottenAt?.toISOString(), until];
    return [id, ...times, await this.factors.identityOf(id)].join('\n');
  }
}
