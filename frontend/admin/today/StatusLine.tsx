import { Icon } from '../../components/Icon.tsx';
import styles from './StatusLine.module.css';

/** How the site itself is doing. */
export function StatusLine({ isTrouble, children }: { isTrouble: boolean; children: string }) {
  return (
    <p className={`num ${styles['status']}`} data-trouble={isTrouble || undefined}>
      <Icon name={isTrouble ? 'warning' : 'tick'} />
      {children}
    </p>
  );
}
