import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RestoreProofReport } from './restore-proof.schema.js';
import { type Proof, readProofs } from './restore-proof.repository.js';

/** Two nights. */
const LATE_AFTER_MS = 48 * 3_600_000;

@Injectable()
export class RestoreProofStatus {
  private reading: Promise<RestoreProofReport['data']> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Who asks meanwhile is given the same: many figures of one scrape come from it. */
  read(): Promise<RestoreProofReport['data']> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readNow(): Promise<RestoreProofReport['data']> {
    const proofs = await readProofs(this.database);
    const [last] = proofs;
    const proved = proofs.find(({ outcome }) => outcome === 'proved');
    return {
      state: stateOf(last),
      last: last ? { ...timesOf(last), problem: last.problem } : null,
      proved: proved ? { ...timesOf(proved), ...countsOf(proved), seconds: proved.seconds } : null,
    };
  }
}

function stateOf(last: Proof | undefined): RestoreProofReport['data']['state'] {
  if (!last) return 'none';
  if (last.outcome === 'failed') return 'failed';
  // Of a clock that was wrong it may lie in the future.
  return Math.abs(Date.now() - (last.backupMadeAt?.getTime() ?? 0)) > LATE_AFTER_MS ? 'late' : 'proved';
}

function timesOf({ finishedAt, backupMadeAt }: Proof) {
  return { finished_at: finishedAt.toISOString(), backup_made_at: backupMadeAt?.toISOString() ?? null };
}

function countsOf({ tables, rows, files }: Proof) {
  return { tables, rows, files };
}
