import { Injectable } from '@nestjs/common';

/** On a slow line, 50 MB take it. */
const LONGEST_MS = 180_000;
/** 256 kbit/s, less than any telephone of today sends. */
const SLOWEST_BYTES_PER_MS = 32;

/** How slowly a body may arrive while others wait for its place. */
@Injectable()
export class BodyPace {
  /** So long nothing need arrive at all. */
  graceMs = 15_000;

  isTooSlow(bytes: number, elapsedMs: number): boolean {
    return elapsedMs > LONGEST_MS || bytes < (elapsedMs - this.graceMs) * SLOWEST_BYTES_PER_MS;
  }
}
