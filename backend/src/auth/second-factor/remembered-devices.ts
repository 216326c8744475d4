import { Injectable } from '@nestjs/common';
import { Keys } from '../../config/keys.js';
import { studio } from '../../studio/studio.js';
import type { Admin } from '../admin.entity.js';
import { marksIn, withMark } from '../marks-in.js';
import { SecondFactors } from './second-factors.js';

export const REMEMBERED_FOR_MS = studio.limits.rememberedDeviceDays * 24 * 60 * 60 * 1000;
const MARK = /^(\d{13})\.([\w-]{43})$/;

/** Browsers that are not asked for the second step: until the password or a factor is another one, or all are forgotten. */
@Injectable()
export class RememberedDevices {
  constructor(
    private readonly keys: Keys,
    private readonly factors: SecondFactors,
  ) {}

  /** @param cookie of before, with the marks of others who use the device */
  async markFor(admin: Admin, cookie?: string): Promise<string> {
    const until = Date.now() + REMEMBERED_FOR_MS;
    const textUntil = await this.signedFor(admin);
    const mark = `${until}.${this.keys.sign('remembered devices', textUntil(String(until)))}`;
    return withMark(cookie, mark, await this.find(admin, cookie));
  }

  async isRemembered(admin: Admin, cookie?: string): Promise<boolean> {
    return (await this.find(admin, cookie)) !== undefined;
  }

  private async find(admin: Admin, cookie?: string): Promise<string | undefined> {
    const textUntil = await this.signedFor(admin);
    return marksIn(cookie).find((mark) => {
      const [, until = '', signature = ''] = MARK.exec(mark) ?? [];
      return this.keys.isSigned('remembered devices', textUntil(until), signature);
    });
  }

  private async signedFor({ id, passwordSetAt, devicesForgottenAt }: Admin) {
    const identity = await this.factors.identityOf(id);
    const times = [passwordSetAt.toISOString(), devicesForgottenAt?.toISOString()];
    return (until: string) => [id, ...times, until, identity].join('\n');
  }
}
