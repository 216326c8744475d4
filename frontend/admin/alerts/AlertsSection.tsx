import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/formatDate.ts';
import { admin } from '../../content/admin/admin.ts';
import { FailedList } from '../kit/FailedList.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import styles from './AlertsSection.module.css';
import { ThisDevice } from './ThisDevice.tsx';
import { useAlerts } from './useAlerts.ts';

const words = admin.alerts;

/** Nothing where the site has no keys for it. */
export function AlertsSection() {
  const alerts = useAlerts();
  if (alerts.error) return <FailedList sentence={words.failed} retry={alerts.reload} />;
  if (!alerts.publicKey || !alerts.permission) return null;
  return (
    <TitledSection title={words.title}>
      <p className="note">{words.help}</p>
      <ThisDevice {...alerts} />
      {alerts.others.length > 0 && (
        <>
          <h3 className={styles['others']}>{words.others}</h3>
          <ul className={styles['devices']}>
            {alerts.others.map(({ id, name, created_at: since }) => (
              <li key={id}>
                <span>
                  {name} <span className="note">{words.since(formatDate(since.slice(0, 10)))}</span>
                </span>
                <Button
                  line
                  small
                  aria-label={words.remove(name)}
                  isBusy={alerts.isBusy}
                  onClick={() => void alerts.switchOff(id)}
                >
                  {words.switchOff}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}
