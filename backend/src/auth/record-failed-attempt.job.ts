import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AuditLog } from '../audit/audit-log.js';
import { Job } from '../jobs/job.js';
import { requestOriginSchema } from '../requests/request-origin.js';

export const RECORD_FAILED_ATTEMPT = 'record-failed-attempt';

const origin = requestOriginSchema.optional();
export const failedAttempt = z.object({
  at: z.coerce.date(),
  actor: z.union([
    z.object({ adminId: z.uuid(), email: z.string(), origin }),
    z.object({ name: z.string(), origin }),
  ]),
  action: z.enum(['sign-in failed', 'sign-in locked', 'second step failed']),
  admin: z.object({ id: z.uuid(), email: z.string() }).nullable(),
});
export type FailedAttempt = z.infer<typeof failedAttempt>;

/** Behind the answer, whose time must not tell whether the address is somebody's. */
@Injectable()
export class RecordFailedAttempt extends Job<FailedAttempt> {
  readonly name = RECORD_FAILED_ATTEMPT;
  readonly payload = failedAttempt;

  constructor(private readonly audit: AuditLog) {
    super();
  }

  async run({ admin, ...attempt }: FailedAttempt): Promise<void> {
    const { id: subjectId = null, email: subject = 'No account of ours' } = admin ?? {};
    const act = { ...attempt, subjectType: 'account', subject } as const;
    if (subjectId === null || act.action === 'sign-in locked')
      return this.audit.recordHourly({ ...act, subjectId });
    return this.audit.recordOnce({ ...act, subjectId });
  }
}
