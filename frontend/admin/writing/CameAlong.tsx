import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../kit/fields/FormNotice.module.css';
import type { Came } from './useMeeting.ts';

interface CameAlongProps {
  noun: 'blog' | 'project';
  came: Came | undefined;
}

/** What others have saved is in the form, and in what it saves. */
export function CameAlong({ noun, came }: CameAlongProps) {
  return (
    <output className={styles['notice']} data-none={came === undefined || undefined}>
      {came && <Notice kind="ok">{admin.conflict.came(noun, came.by, came.fields)}</Notice>}
    </output>
  );
}
