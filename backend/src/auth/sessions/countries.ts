import { readFile } from 'node:fs/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

const entry = z.object({ country: z.object({ iso_code: z.string().regex(/^[A-Z]{2}$/) }) });

/** Guessed from the network, by a file in MaxMind's format where one is configured. */
@Injectable()
export class Countries implements OnModuleInit {
  private readonly log = new Logger(Countries.name);
  private reader: Reader<never> | undefined;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'COUNTRY_DATABASE'>) {}

  /** Nobody is kept from signing in by a file that cannot be read. */
  async onModuleInit(): Promise<void> {
    const { COUNTRY_DATABASE: file } = this.env;
    if (!file) return;
    try {
      this.reader = new Reader(await readFile(file));
    } catch (error) {
      this.log.error(
        `COUNTRY_DATABASE (${file}) could not be read: sessions are listed without countries.`,
        error,
      );
    }
  }

  /** @param network as `networkOf` gives it @returns the code of ISO 3166 */
  of(network: string | null): string | null {
    const [address] = network?.split('/') ?? [];
    if (!this.reader || !address) return null;
    try {
      return entry.parse(this.reader.get(address)).country.iso_code;
    } catch {
      return null;
    }
  }
}
