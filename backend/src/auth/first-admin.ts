import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Admin } from './admin.entity.js';
import { Passwords } from './passwords.js';

/** Creates the admin that the configuration names, when there is none at all; never changes one that exists. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.dataSource.manager.exists(Admin)) return;
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.env;
    if (email && password) await this.create(email.toLowerCase(), password);
    else
      this.logger.warn(
        'Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD to create the first admin.',
      );
  }

  private async create(email: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.dataSource.transaction(async (manager) => {
      // Several servers may start on an empty database at the same moment, each with the same configuration.
      await manager.query('LOCK TABLE admin IN SHARE ROW EXCLUSIVE MODE');
      if (!(await manager.exists(Admin))) await manager.insert(Admin, { email, passwordHash });
    });
  }
}
