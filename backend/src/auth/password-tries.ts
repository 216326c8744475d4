import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import { Gate } from '../throttle/gate.js';
import { type Allowance, Throttle } from '../throttle/throttle.js';
import { TooManyRequests } from '../throttle/too-many-requests.js';
import type { Admin } from './admin.entity.js';
import { tooManySignIns } from './passwords.js';

/** By what a try is counted. */
export type Count = [purpose: string, who: string, allowance: Allowance];

export interface PasswordTry {
  actor: Actor;
  /** Whose password it is; null when the address that was typed in is nobody's. */
  admin: Admin | null;
  counts: Count[];
}

/** Limits guessing, and writes down what failed. What was typed in is not kept: it may be a password in the wrong field. */
@Injectable()
export class PasswordTries {
  /** Tries that wait for each other in the database leave its other connections to visitors. */
  private readonly gate = new Gate(2, { maxQueue: 100, timeoutMs: 10_000, refusal: tooManySignIns });

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Counts a try as failed before the password is looked at, so that many at the same moment gain nothing.
   * @throws TooManyRequests
   */
  begin(find: () => Promise<PasswordTry>): Promise<PasswordTry> {
    return this.gate.pass(async () => {
      const attempt = await find();
      try {
        for (const count of attempt.counts) await this.throttle.take(...count);
        return attempt;
      } catch (error) {
        if (error instanceof TooManyRequests) await this.audit.recordHourly(act(attempt, 'sign-in locked'));
        throw error;
      }
    });
  }

  /** Tries at an account are few, and each is written down; those at none of ours may be many. */
  async fail(attempt: PasswordTry): Promise<void> {
    const entry = act(attempt, 'sign-in failed');
    if (attempt.admin) await this.audit.record(this.dataSource.manager, entry);
    else await this.audit.recordHourly(entry);
  }

  async forget({ counts }: PasswordTry): Promise<void> {
    for (const [purpose, who] of counts) await this.throttle.forget(purpose, who);
  }
}

function act({ actor, admin }: PasswordTry, action: AuditAction) {
  const subject = admin?.email ?? 'No account of ours';
  return { actor, action, subjectType: 'account', subjectId: admin?.id ?? null, subject } as const;
}
