import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/formatDate.ts';
import { admin } from '../../content/admin/admin.ts';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { studioDateTime } from '../kit/time/studioTime.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
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
            {alerts.others.map((device) => (
              <OtherDevice
                key={device.id}
                device={device}
                isBusy={alerts.isBusy}
                onSwitchOff={() => void alerts.switchOff(device.id)}
              />
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}

interface OtherDeviceProps {
  device: ReturnType<typeof useAlerts>['others'][number];
  isBusy: boolean;
  onSwitchOff: () => void;
}

function OtherDevice({ device: { name, created_at: since }, isBusy, onSwitchOff }: OtherDeviceProps) {
  const row = usePassFocus<HTMLLIElement>();
  return (
    <li ref={row}>
      <span>
        {name} <span className="note">{words.since(formatDate(studioDateTime(since).slice(0, 10)))}</span>
      </span>
      <Button
        line
        small
        aria-label={words.remove(name)}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onSwitchOff}
      >
        {words.switchOff}
      </Button>
    </li>
  );
}
