import { useState } from 'react';
import type { ConsentReceipt } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { ActForm } from './ActForm.tsx';
import { AskedOver } from './AskedOver.tsx';
import styles from './Receipt.module.css';

interface AskToWithdrawProps {
  token: string;
  receipt: ConsentReceipt;
  isBusy: boolean;
  onWithdraw: () => Promise<unknown>;
}

export function AskToWithdraw({ token, receipt, isBusy, onWithdraw }: AskToWithdrawProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className={styles['act']}>
      <ActForm token={token} act="ask" onAct={() => setAsking(true)}>
        <Button type="submit" line>
          {words.withdraw}
        </Button>
      </ActForm>
      <p className="note">{receipt.call_due ? words.noteWithCall : words.note}</p>
      {isAsking && (
        <AskedOver
          receipt={receipt}
          isBusy={isBusy}
          onWithdraw={() => void onWithdraw().then(close)}
          onKeep={close}
        />
      )}
    </div>
  );
}
