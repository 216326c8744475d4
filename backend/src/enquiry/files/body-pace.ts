import { Injectable } from '@nestjs/common';

/** 50 MB take it at 2.3 Mbit/s. */
const MAX_BODY_MS = 180_000;
/** 256 kbit/s, less than any telephone of today sends. */
const MIN_BYTES_PER_MS = 32;

/** How slowly a body may arrive while others wait for its place. */
@Injectable()
export class BodyPace {
  /** So long nothing need arrive at all. */
  graceMs = 15_000;

  isTooSlow(bytes: number, elapsedMs: number): boolean {
    return elapsedMs > MAX_BODY_MS || bytes < (elapsedMs - this.graceMs) * MIN_BYTES_PER_MS;
  }
}
