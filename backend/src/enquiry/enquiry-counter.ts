import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

const outcomes = ['accepted', 'suspected', 'digest', 'limited'] as const;
export type ReceptionOutcome = (typeof outcomes)[number];

const REFUSED = new Set<number>([HttpStatus.TOO_MANY_REQUESTS, HttpStatus.SERVICE_UNAVAILABLE]);

@Injectable()
export class EnquiryCounter {
  readonly counter = new Counter({
    name: 'enquiries_total',
    help: 'Enquiries since the start by what became of them.',
    labelNames: ['outcome'],
    registers: [],
  });

  constructor() {
    // An alarm sees the first of a kind only as a rise from zero.
    for (const outcome of outcomes) this.counter.inc({ outcome }, 0);
  }

  /** Not of what is wrong with the enquiry itself. */
  countRefusal(error: unknown): void {
    if (error instanceof HttpException && REFUSED.has(error.getStatus())) this.count('limited');
  }

  count(outcome: ReceptionOutcome): void {
    this.counter.inc({ outcome });
  }
}
