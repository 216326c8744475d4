import { useEffect, useRef } from 'react';
import type { SecondFactor } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { formatDayShort } from '../../kit/time/formatLastUse.ts';
import { formatStudioDay } from '../../kit/time/studioTime.ts';
import { useCurrentMinute } from '../../kit/time/useCurrentMinute.ts';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import account from '../AccountPage.module.css';
import styles from './Factor.module.css';
import type { FactorChange } from './useFactorChanges.ts';

const words = admin.account.factor;

interface FactorStateProps {
  factor: SecondFactor;
  isJustOn: boolean;
  ask: (change: FactorChange) => void;
}

export function FactorState({ factor, isJustOn, ask }: FactorStateProps) {
  const now = useCurrentMinute();
  if (factor.app === null && factor.passkeys === 0) return <Off factor={factor} ask={ask} />;
  return (
    <>
      {isJustOn && <JustOn />}
      <p>
        <span className={styles['mark']}>{words.on}</span> {howItIsOn(factor, now)}
      </p>
      <div className={account['texts']}>
        {factor.app === null && <TextButton onClick={() => ask('set up')}>{words.setUp}</TextButton>}
        {factor.app && <TextButton onClick={() => ask('move')}>{words.move}</TextButton>}
        <TextButton onClick={() => ask('new codes')}>{words.newCodes}</TextButton>
        {factor.app && <TextButton onClick={() => ask('switch off')}>{words.switchOff}</TextButton>}
      </div>
    </>
  );
}

function howItIsOn({ app, passkeys, recovery_codes_left: left }: SecondFactor, now: number): string {
  const how = app ? words.since(formatDayShort(app.since, now)) : words.withPasskeys(passkeys);
  return `${how} ${words.codesLeft(left)}`;
}

function Off({ factor, ask }: Pick<FactorStateProps, 'factor' | 'ask'>) {
  return (
    <>
      {factor.required && factor.due_at !== null && <Due at={factor.due_at} />}
      <p className={styles['off']}>{words.off}</p>
      <div>
        <Button line onClick={() => ask('set up')}>
          {words.setUp}
        </Button>
      </div>
    </>
  );
}

function Due({ at }: { at: string }) {
  const { title, until, over } = admin.account.due;
  const isOver = useCurrentMinute() >= Date.parse(at);
  return (
    <Notice kind="warn">
      <strong>{title}</strong> {isOver ? over : until(formatStudioDay(at))}
    </Notice>
  );
}

function JustOn() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="ok">
        <strong>{words.isOn}</strong> {words.isOnHelp}
      </Notice>
    </div>
  );
}
