import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

export const KNOWN_FOR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * A browser on which somebody has signed in before keeps a mark of that account. Its tries are counted apart, so that
 * strangers who guess at the account make strangers wait, not its owner.
 */
@Injectable()
export class KnownBrowsers {
  constructor(@Inject(ENV) private readonly env: Env) {}

  markOf(email: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`known browser\n${email}`).digest('base64url');
  }

  isKnown(email: string, mark = ''): boolean {
    const expected = Buffer.from(this.markOf(email));
    const given = Buffer.from(mark);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
