import { readCanary } from '../../api/adminToday.ts';
import type { CanaryReport } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { formatCount } from '../../content/formatCount.ts';
import { admin } from '../../content/admin.ts';
import { formatStudioMoment } from '../kit/studioTime.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import styles from './TestEnquiry.module.css';

const words = admin.today;

/** Whether what is sent to the studio arrives; nothing where no test enquiry is set up. */
export function TestEnquiry({ now }: { now: string }) {
  const { answer } = useAdminQuery({ key: ['canary'], load: readCanary, everyMs: 60_000 });
  const sentence = answer && sentenceOf(answer, now);
  if (!sentence) return null;
  const isSilent = answer.state === 'silent';
  return (
    <p className={`num ${styles['status']}`} data-silent={isSilent || undefined}>
      <Icon name={isSilent ? 'warning' : 'tick'} />
      {sentence}
    </p>
  );
}

export function sentenceOf(
  { state, last, finished_at, seconds }: CanaryReport['data'],
  now: string,
): string | undefined {
  if (state === 'silent' && last) return words.testSilent(formatStudioMoment(last.started_at, now));
  if (state !== 'alive' || finished_at === null) return undefined;
  return words.testArrived(
    formatStudioMoment(finished_at, now),
    formatCount(seconds ?? 0, 'second', 'seconds'),
  );
}
