import type { AdminCard } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import styles from './StatusMark.module.css';

export function StatusMark({ status, publish_at }: Pick<AdminCard, 'status' | 'publish_at'>) {
  if (status === 'published') return null;
  return (
    <span className={styles['mark']} data-status={status}>
      {publish_at === null
        ? admin.schedule.choices.draft
        : admin.schedule.goesLive(formatStudioTime(publish_at))}
    </span>
  );
}
