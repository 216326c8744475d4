import type { Provider, Type } from '@nestjs/common';
import { scheduledJob } from '../../jobs/scheduled-job.js';
import { OwnPasskeys } from '../passkeys/own-passkeys.js';
import { PasskeyChallengeRepository } from '../passkeys/passkey-challenge.repository.js';
import { PasskeysController } from '../passkeys/passkeys.controller.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { PasskeySignIns } from '../sign-in/passkey-sign-ins.js';
import { SecondStepController } from '../sign-in/second-step.controller.js';
import { SecondStep } from '../sign-in/second-step.service.js';
import { SignInTickets } from '../sign-in/sign-in-tickets.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { OwnSecondFactor } from './own-second-factor.js';
import { RecoveryCodes } from './recovery-codes.js';
import { RememberedDevices } from './remembered-devices.js';
import { SecondFactorOfEverybodyController } from './second-factor-of-everybody.controller.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.js';
import { SignInPolicies } from './sign-in-policies.js';

const hourly = '23 * * * *';

export const secondFactorControllers: Type[] = [
  SecondFactorOfEverybodyController,
  SecondFactorController,
  PasskeysController,
  SecondStepController,
];

export const secondFactorProviders: Provider[] = [
  AuthenticatorApps,
  OwnPasskeys,
  OwnSecondFactor,
  PasskeyChallengeRepository,
  PasskeySignIns,
  RecoveryCodes,
  RelyingParty,
  RememberedDevices,
  SecondFactors,
  SecondStep,
  SignInPolicies,
  SignInTickets,
  scheduledJob({
    name: 'remove-old-sign-in-tickets',
    schedule: hourly,
    owner: SignInTickets,
    run: (tickets) => tickets.removeExpired(),
  }),
  scheduledJob({
    name: 'remove-old-passkey-challenges',
    schedule: hourly,
    owner: PasskeyChallengeRepository,
    run: (challenges) => challenges.removeExpired(),
  }),
  scheduledJob({
    name: 'remove-abandoned-authenticator-apps',
    schedule: hourly,
    owner: AuthenticatorApps,
    run: (apps) => apps.removeAbandoned(),
  }),
];
