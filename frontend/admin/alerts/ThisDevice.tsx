import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { deviceOf } from '../../content/deviceOf.ts';
import { useSubmit } from '../kit/useSubmit.ts';
import styles from './AlertsSection.module.css';
import type { useAlerts } from './useAlerts.ts';

const words = admin.alerts;
const MAX_NAME = 60;

type Alerts = ReturnType<typeof useAlerts>;

export function ThisDevice(
  alerts: Pick<Alerts, 'permission' | 'here' | 'isBusy' | 'switchOn' | 'switchOff' | 'test'>,
) {
  const { permission, here, isBusy } = alerts;
  if (permission === 'unsupported') return <p>{words.unsupported}</p>;
  if (permission === 'denied') return <p>{words.blocked}</p>;
  if (!here) return <SwitchOn {...alerts} />;
  return (
    <>
      <p>{words.isOn(here.name)}</p>
      <div className={styles['actions']}>
        <Button isBusy={isBusy} onClick={() => void alerts.test(here.id)}>
          {words.test}
        </Button>
        <Button line isBusy={isBusy} onClick={() => void alerts.switchOff(here.id)}>
          {words.switchOff}
        </Button>
      </div>
    </>
  );
}

function SwitchOn({ isBusy, switchOn }: Pick<Alerts, 'isBusy' | 'switchOn'>) {
  const [name, setName] = useState(() => deviceOf(navigator.userAgent).name);
  const { submit } = useSubmit(() => switchOn(name));
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      <TextField
        id="device_name"
        name="device_name"
        label={words.name}
        hint={words.nameHelp}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={MAX_NAME}
        autoComplete="off"
        required
      />
      <Button type="submit" isBusy={isBusy}>
        {words.switchOn}
      </Button>
    </form>
  );
}
