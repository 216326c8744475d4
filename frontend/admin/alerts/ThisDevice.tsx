import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { deviceOf } from '../../content/deviceOf.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import styles from './AlertsSection.module.css';
import type { useAlerts } from './useAlerts.ts';

const words = admin.alerts;
const MAX_NAME = 60;

type Alerts = ReturnType<typeof useAlerts>;

export function ThisDevice(
  alerts: Pick<Alerts, 'permission' | 'here' | 'isBusy' | 'switchOn' | 'switchOff' | 'test'>,
) {
  const { permission, here } = alerts;
  if (permission === 'unsupported') return <p>{words.unsupported}</p>;
  if (permission === 'denied') return <p>{words.blocked}</p>;
  if (!here) return <SwitchOn {...alerts} />;
  return <IsOn {...alerts} here={here} />;
}

interface IsOnProps extends Pick<Alerts, 'isBusy' | 'test' | 'switchOff'> {
  here: NonNullable<Alerts['here']>;
}

function IsOn({ here, isBusy, test, switchOff }: IsOnProps) {
  const actions = usePassFocus<HTMLDivElement>();
  return (
    <>
      <p>{words.isOn(here.name)}</p>
      <div className={styles['actions']} ref={actions}>
        <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void test(here.id)}>
          {words.test}
        </Button>
        <Button line aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void switchOff(here.id)}>
          {words.switchOff}
        </Button>
      </div>
    </>
  );
}

function SwitchOn({ isBusy, switchOn }: Pick<Alerts, 'isBusy' | 'switchOn'>) {
  const [name, setName] = useState(() => deviceOf(navigator.userAgent).name);
  const { submit } = useSubmit(() => switchOn(name));
  const form = usePassFocus<HTMLFormElement>();
  return (
    <form className={styles['form']} method="post" onSubmit={submit} ref={form}>
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
      <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
        {words.switchOn}
      </Button>
    </form>
  );
}
