import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuditModule } from '../audit/audit.module.js';
import { Keys } from '../config/keys.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { AccountController } from './account.controller.js';
import { ActiveAdmins } from './active-admins.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminEmails } from './admin-emails.js';
import { AdminGuard } from './admin.guard.js';
import { AuthController } from './auth.controller.js';
import { BearerStrategy } from './bearer.strategy.js';
import { FirstAdmin } from './first-admin.js';
import { KnownBrowsers } from './known-browsers.js';
import { AccountNotices } from './account-notices.js';
import { SendAccountNotice } from './notices/send-account-notice.job.js';
import { OwnAccount } from './own-account.js';
import { PasswordAttempts } from './password-attempts.js';
import { Passwords } from './passwords.js';
import { ForgottenPasswordController } from './passwords/forgotten-password.controller.js';
import { ForgottenPassword } from './passwords/forgotten-password.js';
import { PasswordLinks } from './passwords/password-links.js';
import { PasswordRehash } from './passwords/password-rehash.js';
import { RecordFailedAttempt } from './record-failed-attempt.job.js';
import { SendPasswordLink } from './passwords/send-password-link.job.js';
import { Countries } from './sessions/countries.js';
import { NewDevices } from './sessions/new-devices.js';
import { OwnSessions } from './sessions/own-sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { InvitationLinks } from './people/invitation-links.js';
import { InvitationsController } from './people/invitations.controller.js';
import { Invitations } from './people/invitations.service.js';
import { JoinController } from './people/join.controller.js';
import { Joining } from './people/joining.service.js';
import { PeopleController } from './people/people.controller.js';
import { People } from './people/people.service.js';
import { SendInvitation } from './people/send-invitation.job.js';
import { Sessions } from './sessions/sessions.js';
import { secondFactorControllers, secondFactorProviders } from './second-factor/second-factor.providers.js';
import { SessionAnswer } from './sign-in/session-answer.js';
import { BrowserBindings } from './single-sign-on/browser-bindings.js';
import { OpenIdProvider } from './single-sign-on/openid-provider.js';
import { SingleSignOnAccounts } from './single-sign-on/single-sign-on-accounts.js';
import { SingleSignOnController } from './single-sign-on/single-sign-on.controller.js';
import { SingleSignOnFlow } from './single-sign-on/single-sign-on-flow.js';
import { SingleSignOn } from './single-sign-on/single-sign-on.service.js';
import { SingleSignOnTickets } from './single-sign-on/single-sign-on-tickets.js';
import { BindingCookie } from './single-sign-on/binding-cookie.js';
import { SignIn } from './sign-in/sign-in.service.js';

@Module({
  imports: [
    AuditModule,
    JobsModule,
    MailModule,
    ThrottleModule,
    JwtModule.registerAsync({
      inject: [Keys],
      useFactory: (keys: Keys) => ({
        secret: keys.present('tokens'),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [
    AuthController,
    AccountController,
    ForgottenPasswordController,
    InvitationsController,
    JoinController,
    PeopleController,
    SessionsController,
    SingleSignOnController,
    ...secondFactorControllers,
  ],
  providers: [
    AccountNotices,
    ActiveAdmins,
    AdminAccounts,
    AdminEmails,
    BearerStrategy,
    BrowserBindings,
    Countries,
    FirstAdmin,
    ForgottenPassword,
    InvitationLinks,
    Invitations,
    Joining,
    KnownBrowsers,
    NewDevices,
    OpenIdProvider,
    OwnAccount,
    OwnSessions,
    PasswordAttempts,
    PasswordLinks,
    PasswordRehash,
    Passwords,
    RecordFailedAttempt,
    SendAccountNotice,
    SendPasswordLink,
    People,
    SendInvitation,
    SessionAnswer,
    Sessions,
    SignIn,
    ...secondFactorProviders,
    SingleSignOn,
    SingleSignOnAccounts,
    SingleSignOnFlow,
    SingleSignOnTickets,
    BindingCookie,
    scheduledJob({
      name: 'remove-expired-sessions',
      schedule: '17 * * * *',
      owner: Sessions,
      run: (sessions) => sessions.removeExpired(),
    }),
    scheduledJob({
      name: 'remove-expired-password-links',
      schedule: '18 * * * *',
      owner: PasswordLinks,
      run: (links) => links.removeExpired(),
    }),
    scheduledJob({
      name: 'remove-old-invitations',
      schedule: '27 * * * *',
      owner: Invitations,
      run: (invitations) => invitations.removeOld(),
    }),
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
  exports: [AccountNotices, ActiveAdmins, AdminEmails],
})
export class AuthModule {}
