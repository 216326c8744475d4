import { readCanary } from '../../api/adminToday.ts';
import type { CanaryReport } from '../../api/wire.gen.ts';
import { formatCount } from '../../content/formatCount.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioMoment } from '../kit/time/studioTime.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { StatusLine } from './StatusLine.tsx';

const words = admin.today;

/** Whether what is sent to the studio arrives; nothing where no test enquiry is set up. */
export function TestEnquiry({ now }: { now: string }) {
  const { answer } = useAdminQuery({ key: ['canary'], load: readCanary, follows: 'always' });
  const sentence = answer && testEnquirySentence(answer, now);
  return sentence ? <StatusLine isTrouble={answer.state === 'silent'}>{sentence}</StatusLine> : null;
}

export function testEnquirySentence(
  { state, last, finished_at, seconds }: CanaryReport['data'],
  now: string,
): string | undefined {
  if (state === 'silent' && last) return silentSentence(last, now);
  if (state !== 'alive' || finished_at === null) return undefined;
  return words.testArrived(
    formatStudioMoment(finished_at, now),
    formatCount(seconds ?? 0, 'second', 'seconds'),
  );
}

function silentSentence(
  { started_at, has_arrived, problem }: NonNullable<CanaryReport['data']['last']>,
  now: string,
): string {
  const moment = formatStudioMoment(started_at, now);
  return has_arrived ? words.testSilent(moment) : words.testCutOff(moment, problem);
}
