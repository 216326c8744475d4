import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { RestoreProofStatus } from '../restore-proof/restore-proof-status.js';
import type { RestoreProofReport } from '../restore-proof/restore-proof.schema.js';
import { Metrics } from './metrics.js';

type Report = RestoreProofReport['data'];

/** All are 0 until a backup has been proved. */
@Injectable()
export class RestoreProofMetrics {
  constructor(
    private readonly metrics: Metrics,
    private readonly proofs: RestoreProofStatus,
  ) {
    this.gauge(
      'restore_proof_backup_timestamp_seconds',
      'Of when the newest backup is that was proved.',
      ({ proved }) => Date.parse(proved?.backup_made_at ?? '1970-01-01') / 1000,
    );
    this.gauge('restore_proof_seconds', 'How long that proof took.', ({ proved }) => proved?.seconds ?? 0);
    this.gauge('restore_proof_rows', 'How many rows came back.', ({ proved }) => proved?.rows ?? 0);
    this.gauge('restore_proof_files', 'How many files came back.', ({ proved }) => proved?.files ?? 0);
    this.gauge('restore_proof_failed', 'Whether the last proof of a restore failed: 1 or 0.', ({ state }) =>
      state === 'failed' ? 1 : 0,
    );
  }

  private gauge(name: string, help: string, valueIn: (report: Report) => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      collect: async () => {
        const [report] = await this.metrics.orNone(this.proofs.read().then((read) => [read]));
        if (report) gauge.set(valueIn(report));
      },
    });
  }
}
