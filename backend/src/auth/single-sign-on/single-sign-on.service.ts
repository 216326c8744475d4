import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import type { Admin } from '../admin.entity.js';
import type { Visitor } from '../sign-in/visitor.js';
import { BrowserBindings, type Proofs } from './browser-bindings.js';
import { SIGN_INS_PER_ADDRESS } from '../sign-in/sign-ins-per-address.js';
import { OpenIdProvider } from './openid-provider.js';
import { SingleSignOnAccounts } from './single-sign-on-accounts.js';
import { SingleSignOnRefusal } from './single-sign-on-refusal.js';
import type { SingleSignOnFailure } from './single-sign-on.schema.js';
import { SingleSignOnTickets } from './single-sign-on-tickets.js';
import { trustedPerson } from './trusted-person.js';

/** Failures before anybody has proved who they are. */
const UNRECORDED: SingleSignOnFailure[] = ['cancelled', 'expired', 'unreachable'];

export type Caller = Pick<Visitor, 'address' | 'origin'>;

@Injectable()
export class SingleSignOn {
  constructor(
    private readonly database: DataSource,
    private readonly provider: OpenIdProvider,
    private readonly bindings: BrowserBindings,
    private readonly accounts: SingleSignOnAccounts,
    private readonly tickets: SingleSignOnTickets,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
    @Inject(ENV) private readonly env: Pick<Env, 'OIDC_DOMAIN'>,
  ) {}

  /** @returns a ticket for the browser that has the binding @throws SingleSignOnRefusal */
  async confirm(answer: URL, binding: string | undefined, caller: Caller): Promise<string> {
    const proofs = this.bindings.proofsOf(binding);
    if (binding === undefined || !proofs || answer.searchParams.get('state') !== proofs.state)
      throw new SingleSignOnRefusal('expired');
    try {
      return await this.tickets.make(await this.find(answer, proofs, caller), binding);
    } catch (error) {
      if (error instanceof SingleSignOnRefusal && !UNRECORDED.includes(error.reason))
        await this.recordRefusal(error, caller);
      throw error;
    }
  }

  private async find(answer: URL, proofs: Proofs, { address, origin }: Caller): Promise<Admin> {
    const count = ['single sign-on from', address] as const;
    try {
      await this.throttle.take(...count, SIGN_INS_PER_ADDRESS);
    } catch (error) {
      if (error instanceof TooManyRequests) throw new SingleSignOnRefusal('too-many', { cause: error });
      throw error;
    }
    const { OIDC_DOMAIN: domain = '' } = this.env;
    const person = trustedPerson(await this.provider.claims(answer, proofs), domain);
    const admin = await this.accounts.find(person, origin);
    await this.throttle.forget(...count);
    return admin;
  }

  private async recordRefusal({ admin }: SingleSignOnRefusal, { origin }: Caller): Promise<void> {
    const entry = {
      actor: { name: 'Somebody', origin },
      action: 'single sign-on refused',
      subjectType: 'account',
      subjectId: admin?.id ?? null,
      subject: admin?.email ?? 'No account of ours',
    } as const;
    if (admin) await this.audit.record(this.database.manager, entry);
    else await this.audit.recordHourly(entry);
  }
}
