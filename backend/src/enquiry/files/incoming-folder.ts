import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

const OWNER_ONLY = 0o700;

/** Made with the first file: words alone are stored while the disk is full. */
export interface FolderOnDemand {
  path(): Promise<string>;
  remove(): Promise<void>;
}

/** Where files lie while their enquiry is being answered. */
@Injectable()
export class IncomingFolder implements OnModuleInit {
  private readonly logger = new Logger(IncomingFolder.name);
  private readonly path: string;

  constructor(@Inject(ENV) env: Pick<Env, 'DATA_DIR'>) {
    this.path = join(env.DATA_DIR, 'incoming');
  }

  /** A process that was killed has left some. */
  async onModuleInit(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }

  onDemand(): FolderOnDemand {
    let made: Promise<string> | undefined;
    return {
      path: () => (made ??= this.add()),
      remove: async () => {
        const folder = await made?.catch(() => undefined);
        if (folder) await this.remove(folder);
      },
    };
  }

  private async add(): Promise<string> {
    await mkdir(this.path, { recursive: true, mode: OWNER_ONLY });
    return mkdtemp(join(this.path, 'enquiry-'));
  }

  /** Never rejects: the next start removes what is left. */
  async remove(folder: string): Promise<void> {
    try {
      await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
    } catch (error) {
      this.logger.warn(error, 'Files of an enquiry could not be removed from the disk yet');
    }
  }
}
