import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

const outcomes = ['accepted', 'suspected', 'digest', 'limited'] as const;
/** `digest`: accepted in a flood; `limited`: refused with a time to wait. */
export type Outcome = (typeof outcomes)[number];

/** How many enquiries came in, for /api/metrics. */
@Injectable()
export class EnquiryCounter {
  readonly counter = new Counter({
    name: 'enquiries_total',
    help: 'Enquiries since the start by what became of them.',
    labelNames: ['outcome'],
    registers: [],
  });

  constructor() {
    // So that the first of a kind is a rise, and not a beginning, to an alarm.
    for (const outcome of outcomes) this.counter.inc({ outcome }, 0);
  }

  count(outcome: Outcome): void {
    this.counter.inc({ outcome });
  }
}
