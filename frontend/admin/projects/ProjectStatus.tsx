import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import styles from './ProjectStatus.module.css';

const words = admin.projects;

export function ProjectStatus({ status, publish_at }: Pick<AdminProjectCard, 'status' | 'publish_at'>) {
  const isScheduled = status === 'scheduled' && publish_at !== null;
  return (
    <span className={styles['mark']} data-status={status}>
      {isScheduled ? words.goesLive(formatStudioTime(publish_at)) : admin.schedule.choices[status]}
    </span>
  );
}
