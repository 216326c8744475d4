import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog, WEBSITE } from '../../audit/audit-log.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { clientAddress, clientSite } from '../../requests/client-address.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import type { ModalReceived, ModalReport, ModalEvent, Reception } from './modal.schema.js';
import {
  countReception,
  endRest,
  insertRest,
  readLastDays,
  readLately,
  readRest,
} from './modal-reception.repository.js';

const DAY = 86_400;
/** Of each event: a household, or one that would switch it off, which takes a hundred addresses. */
const PER_ADDRESS: Allowance = { free: 2, firstWait: DAY, maxWait: DAY, memory: DAY };
const PER_SITE: Allowance = { ...PER_ADDRESS, free: 20 };

const ENOUGH_SHOWINGS = 200;
const TOO_MANY_CLOSED = 0.9;
const REST_DAYS = 14;
const REPORTED_DAYS = 30;

export const SEND_REST_MAIL = 'send-modal-rest-mail';

@Injectable()
export class ModalReception {
  constructor(
    private readonly database: DataSource,
    private readonly throttle: Throttle,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /** What is beyond the allowance of an address is not counted, and is answered like the rest. */
  async count({ event }: ModalReceived, ip: string): Promise<void> {
    try {
      await this.database.transaction((manager) => this.countWithin(manager, event, ip));
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
    }
  }

  async opens(): Promise<boolean> {
    return (await readRest(this.database)) === null;
  }

  async report(): Promise<ModalReport> {
    const [rest, lastDays] = await Promise.all([
      readRest(this.database),
      readLastDays(this.database, REPORTED_DAYS),
    ]);
    return { data: { rest, last_30_days: lastDays } };
  }

  async wake(actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (await endRest(manager))
        await this.record(manager, actor, 'modal woken', 'It opens by itself again');
    });
  }

  private async countWithin(manager: EntityManager, event: ModalEvent, ip: string): Promise<void> {
    await this.throttle.take(`modal ${event}`, clientAddress(ip), PER_ADDRESS, manager);
    const site = clientSite(ip);
    if (site) await this.throttle.take(`modal ${event} of site`, site, PER_SITE, manager);
    await countReception(manager, event);
    // The row of the day is locked: only one of those who come at once finds no rest yet.
    if (event === 'closed' && !(await readRest(manager))) await this.restIfUnwelcome(manager);
  }

  private async restIfUnwelcome(manager: EntityManager): Promise<void> {
    const lately = await readLately(manager, ENOUGH_SHOWINGS);
    if (!isUnwelcome(lately)) return;
    const restId = await insertRest(manager, lately, REST_DAYS);
    await this.jobs.add(manager, SEND_REST_MAIL, { restId }, { key: `modal-rest-${restId}`, attempts: 25 });
    const subject = `${lately.closed_at_once} of ${lately.shown} closed it at once`;
    await this.record(manager, WEBSITE, 'modal put to rest', subject);
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: 'modal put to rest' | 'modal woken',
    subject: string,
  ): Promise<void> {
    return this.audit.record(manager, { actor, action, subjectType: 'content', subjectId: null, subject });
  }
}

function isUnwelcome({ shown, closed_at_once: closed }: Reception): boolean {
  return shown >= ENOUGH_SHOWINGS && closed > shown * TOO_MANY_CLOSED;
}
