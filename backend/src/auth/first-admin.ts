import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { FirstAdminEnv } from '../config/env.js';
import { AdminAccounts } from './admin-accounts.js';
import { Admin } from './admin.entity.js';
import { isKnownFromLeaks } from './passwords/refuse-personal.js';

const CONFIGURATION = { name: 'The configuration' };
const KNOWN = 'ADMIN_PASSWORD is known from leaks: sign in at once and choose another.';

/** Creates the configured admin when there is none at all; never changes one that exists. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AdminAccounts,
    @Inject(ENV) private readonly env: FirstAdminEnv,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.dataSource.manager.exists(Admin)) return;
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.env;
    if (email && password) {
      if (isKnownFromLeaks(password)) this.logger.warn(KNOWN);
      await this.accounts.createFirst(
        { email: email.toLowerCase(), name: '', role: 'owner', password },
        CONFIGURATION,
      );
    } else
      this.logger.warn(
        'Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD to create the first admin.',
      );
  }
}
