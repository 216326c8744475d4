import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of the four threads that Node has for such work; the others stay free for pictures, files and name look-ups. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 20;
/** A hash, made with COST, of a random password that nobody has: verified when there is no account. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$29QZzDMYpbFtduydbhVW1A$qlF3lItsCO4Pwu01v7oY0vyBQ4Q+9pLKeUMuXDMaoqs';

/** Password hashing that a flood of sign-ins cannot turn into a standstill: few at once, few waiting. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.oneOfFew(() => hash(password, COST));
  }

  /** Takes the same time whether there is an account (`storedHash`) or not. @throws 503 when too many others are waiting. */
  async matches(password: string, storedHash: string | undefined): Promise<boolean> {
    const isRight = await this.oneOfFew(() => verify(storedHash ?? NOBODYS_HASH, password));
    return isRight && storedHash !== undefined;
  }

  private async oneOfFew<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running += 1;
    else await this.myTurn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private myTurn(): Promise<void> {
    if (this.waiting.length >= WAITING_AT_MOST)
      throw new ServiceUnavailableException({
        message: 'Too many people are signing in just now. Please try again in a moment.',
        retryAfterSeconds: 2,
      });
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
