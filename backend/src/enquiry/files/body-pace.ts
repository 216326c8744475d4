import { Injectable } from '@nestjs/common';

/** A photograph of 2.6 MB takes 210 seconds at 100 kbit/s. The frontend and the browser wait longer. */
const MAX_BODY_MS = 225_000;
/** 32 kbit/s: what is slower could not bring even one photograph as the browser makes it. */
const MIN_BYTES_PER_MS = 4;

/** How slowly a body may arrive while others wait for its place. */
@Injectable()
export class BodyPace {
  /** So long nothing need arrive at all. */
  graceMs = 15_000;

  isTooSlow(bytes: number, elapsedMs: number): boolean {
    return elapsedMs > MAX_BODY_MS || bytes < (elapsedMs - this.graceMs) * MIN_BYTES_PER_MS;
  }
}
