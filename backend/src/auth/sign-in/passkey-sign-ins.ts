import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ValidationError } from '../../errors/validation-error.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { type CountedAttempt, PasswordAttempts } from '../password-attempts.js';
import { PasskeyChallengeRepository } from '../passkeys/passkey-challenge.repository.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { RememberedDevices } from '../second-factor/remembered-devices.js';
import { Sessions } from '../sessions/sessions.js';
import type { PasskeyQuestion, PasskeySignIn, PasskeySignInOptions } from './second-step.schema.js';
import { type PassedSecondStep, SecondStep } from './second-step.service.js';
import { SIGN_INS_PER_ADDRESS } from './sign-ins-per-address.js';
import { SignInTickets } from './sign-in-tickets.js';
import type { Visitor } from './visitor.js';

const HOUR_SECONDS = 60 * 60;
const QUESTIONS: Allowance = { free: 200, firstWait: 10, maxWait: 900, memory: HOUR_SECONDS };

/** Without a ticket a passkey is both steps: the device, and who unlocks it. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly database: DataSource,
    private readonly throttle: Throttle,
    private readonly attempts: PasswordAttempts,
    private readonly tickets: SignInTickets,
    private readonly challenges: PasskeyChallengeRepository,
    private readonly party: RelyingParty,
    private readonly secondStep: SecondStep,
    private readonly sessions: Sessions,
    private readonly devices: RememberedDevices,
  ) {}

  async ask({ ticket }: PasskeyQuestion, { address }: Visitor): Promise<PasskeySignInOptions> {
    await this.throttle.take('passkey options for', address, QUESTIONS);
    const adminId = ticket ? (await this.tickets.find(ticket)).adminId : null;
    const known = adminId ? await this.database.manager.findBy(Passkey, { adminId }) : undefined;
    const options = await this.party.requestOptions(known);
    // Bound to nobody, or it could be answered with a new passkey of the account.
    return { challenge_id: await this.challenges.keep(options.challenge, null), options };
  }

  /** @throws ValidationError, the same whatever was wrong with the passkey */
  async enter(form: PasskeySignIn, visitor: Visitor): Promise<PassedSecondStep> {
    const ticket = form.ticket ? await this.tickets.find(form.ticket) : undefined;
    const passkey = await this.database.manager.findOne(Passkey, {
      where: { credentialId: form.credential.id },
      relations: { admin: true },
    });
    const attempt = await this.attempts.begin(async () => ({
      actor: { name: 'Somebody', origin: visitor.origin },
      admin: ticket?.admin ?? passkey?.admin ?? null,
      counts: [['passkey from', visitor.address, SIGN_INS_PER_ADDRESS]],
    }));
    const isRight = (known: Passkey) => this.isRight(form, known, ticket?.adminId);
    if (!passkey || !(await this.attempts.check(attempt, () => isRight(passkey))))
      throw await this.refuse(attempt, ticket !== undefined);
    const remember = form.remember === 'true';
    const passed = ticket
      ? await this.secondStep.pass(ticket, 'passkey', visitor, remember)
      : await this.passAlone(passkey, visitor, remember);
    if (!passed) throw await this.refuse(attempt, false);
    await this.attempts.forget(attempt);
    return passed;
  }

  private async passAlone({ admin }: Passkey, visitor: Visitor, remember: boolean) {
    const session = await this.sessions.open(admin, visitor, 'passkey', new Date());
    const deviceMarks = remember ? await this.devices.markFor(admin, visitor.deviceMarks) : undefined;
    return session && { session, deviceMarks };
  }

  private async isRight(form: PasskeySignIn, passkey: Passkey, expected?: string): Promise<boolean> {
    const challenge = await this.challenges.take(form.challenge_id, null);
    if (!challenge || (expected && passkey.adminId !== expected)) return false;
    const counter = await this.party.counterOf(form.credential, challenge, passkey);
    if (counter === undefined) return false;
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(Passkey)
      .set({ counter: String(counter), lastUsedAt: new Date() })
      .where('id = :id AND (counter < :counter OR counter = 0)', { id: passkey.id, counter })
      .execute();
    return affected === 1;
  }

  private async refuse(attempt: CountedAttempt, isSecondStep: boolean): Promise<ValidationError> {
    await this.attempts.fail(attempt, isSecondStep ? 'second step failed' : 'sign-in failed');
    const credential = 'That passkey was not accepted. Please try again, or use another way.';
    return new ValidationError({ credential });
  }
}
