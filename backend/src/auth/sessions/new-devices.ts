import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import type { Admin } from '../admin.entity.js';
import { KnownBrowsers } from '../known-browsers.js';
import { AccountNotices } from '../account-notices.js';
import { Countries } from './countries.js';
import type { Visitor } from '../sign-in/visitor.js';

const HOUR_SECONDS = 3_600;
const MAILS_PER_ACCOUNT: Allowance = {
  free: 3,
  firstWait: HOUR_SECONDS,
  maxWait: 24 * HOUR_SECONDS,
  memory: 24 * HOUR_SECONDS,
};
/** A program that signs in again and again would use up the mails. */
const SAME_DEVICE: Allowance = {
  free: 2,
  firstWait: 24 * HOUR_SECONDS,
  maxWait: 24 * HOUR_SECONDS,
  memory: 24 * HOUR_SECONDS,
};

@Injectable()
export class NewDevices {
  constructor(
    private readonly audit: AuditLog,
    private readonly browsers: KnownBrowsers,
    private readonly notices: AccountNotices,
    private readonly throttle: Throttle,
    private readonly countries: Countries,
  ) {}

  /** Tells of a browser without a mark, but not at the first sign-in of all. @returns whether the network is new */
  async meet(manager: EntityManager, admin: Admin, { browserMarks, origin }: Visitor): Promise<boolean> {
    if (admin.lastUsedAt === null) return false;
    if (!this.browsers.idOf(admin, browserMarks)) await this.tell(manager, admin, origin);
    if (origin.network === null) return false;
    const signIn = { adminId: admin.id, action: 'signed in' } as const;
    return !(await this.audit.hasActedFrom(manager, origin.network, signIn));
  }

  private async tell(
    manager: EntityManager,
    { id }: Admin,
    { device, network }: Visitor['origin'],
  ): Promise<void> {
    try {
      const same = `${id}\n${device.name}\n${network}`;
      const left = await this.throttle.take('mails of a new device', same, SAME_DEVICE, manager);
      if (left === 0) return;
      await this.throttle.take('new device mails of', id, MAILS_PER_ACCOUNT, manager);
    } catch (error) {
      if (error instanceof TooManyRequests) return;
      throw error;
    }
    const country = this.countries.of(network);
    const at = new Date();
    await this.notices.add(manager, id, { what: 'new device', at, device: device.name, network, country });
  }
}
