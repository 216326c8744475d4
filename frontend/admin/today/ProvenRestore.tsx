import { readRestoreProof } from '../../api/adminToday.ts';
import type { RestoreProofReport } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioMoment } from '../kit/time/studioTime.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { StatusLine } from './StatusLine.tsx';

const words = admin.today;

/** Whether the backup could be restored; nothing where that is never tried. */
export function ProvenRestore({ now }: { now: string }) {
  const { answer } = useAdminQuery({ key: ['restore-proof'], load: readRestoreProof, follows: 'always' });
  const sentence = answer && proofInWords(answer, now);
  return sentence ? <StatusLine isTrouble={answer.state !== 'proved'}>{sentence}</StatusLine> : null;
}

export function proofInWords(
  { state, last, proved }: RestoreProofReport['data'],
  now: string,
): string | undefined {
  const moment = (at: string | null | undefined) => (at ? formatStudioMoment(at, now) : undefined);
  const madeAt = moment(proved?.backup_made_at);
  if (state === 'failed')
    return words.restoreFailed(moment(last?.finished_at) ?? '', last?.problem ?? '', madeAt);
  if (!proved || madeAt === undefined) return undefined;
  if (state === 'late') return words.restoreLate(madeAt);
  return words.restoreProved(moment(proved.finished_at) ?? '', madeAt, proved.rows ?? 0, proved.files ?? 0);
}
