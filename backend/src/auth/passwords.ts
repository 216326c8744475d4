import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../throttle/semaphore.js';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PARAMETERS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/;
/** Of Node's four worker threads; the others stay free for pictures, files and name look-ups. */
const MAX_CONCURRENT = 2;
/** Made with COST of a random password: verified when there is no account. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$29QZzDMYpbFtduydbhVW1A$qlF3lItsCO4Pwu01v7oY0vyBQ4Q+9pLKeUMuXDMaoqs';

@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore(MAX_CONCURRENT, {
    maxQueue: 20,
    timeoutMs: 10_000,
    refusal: tooManySignIns,
  });

  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password.normalize(), COST));
  }

  /** Whether it was made with less than we ask for now. */
  needsRehash(storedHash: string): boolean {
    const [, m = 0, t = 0] = PARAMETERS.exec(storedHash) ?? [];
    return Number(m) < COST.memoryCost || Number(t) < COST.timeCost;
  }

  /**
   * Takes no less time without an account, nor with a hash of less cost. A hash from before letters were normalised
   * is of what was typed.
   * @throws 503 when too many others are waiting
   */
  async matches(password: string, storedHash: string | undefined): Promise<boolean> {
    const isRight = await this.semaphore.run(async () => {
      for (const form of new Set([password.normalize(), password])) {
        if (storedHash !== undefined && this.needsRehash(storedHash)) await verify(NOBODYS_HASH, form);
        if (await verify(storedHash ?? NOBODYS_HASH, form)) return true;
      }
      return false;
    });
    return isRight && storedHash !== undefined;
  }
}

export function tooManySignIns(): ServiceUnavailableException {
  return new ServiceUnavailableException({
    message: 'Too many people are signing in just now. Please try again in a moment.',
    retryAfterSeconds: 2,
  });
}
