import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { EnquiryCounter } from '../enquiry/enquiry-counter.js';
import { spamDigestDueSeconds } from '../enquiry/spam-digest-due.repository.js';
import { countUnused } from '../enquiry/stored-enquiry-file.repository.js';
import { countFailingMails } from '../enquiry/failing-mails.repository.js';
import { Metrics } from './metrics.js';

@Injectable()
export class EnquiryMetrics {
  constructor(metrics: Metrics, enquiries: EnquiryCounter, database: DataSource) {
    metrics.registry.registerMetric(enquiries.counter);
    const gauge: Gauge<'mail'> = new Gauge({
      name: 'mails_failing',
      help: 'Mails of enquiries that failed and are tried again, by whom they are for.',
      labelNames: ['mail'],
      registers: [metrics.registry],
      collect: async () => {
        for (const { mail, count } of await metrics.orNone(countFailingMails(database)))
          gauge.set({ mail }, count);
      },
    });
    const untold: Gauge = new Gauge({
      name: 'suspected_spam_untold_seconds',
      help: 'For how long the oldest suspected enquiry has waited for its digest.',
      registers: [metrics.registry],
      collect: async () => {
        for (const { seconds } of await metrics.orNone(spamDigestDueSeconds(database))) untold.set(seconds);
      },
    });
    const unremoved: Gauge = new Gauge({
      name: 'enquiry_files_unremoved',
      help: 'Files of enquiries that are gone, which are still in the store.',
      registers: [metrics.registry],
      collect: async () => {
        for (const { count } of await metrics.orNone(countUnused(database))) unremoved.set(count);
      },
    });
  }
}
