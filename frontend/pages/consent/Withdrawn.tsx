import type { ConsentAct } from '../../api/consent.ts';
import type { ConsentReceipt } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { ActForm } from './ActForm.tsx';
import styles from './Receipt.module.css';

const { call, cancelCall, callCancelled, again } = words.done;

interface WithdrawnProps {
  token: string;
  receipt: ConsentReceipt;
  act: (what: ConsentAct) => Promise<void>;
  isBusy: boolean;
}

export function Withdrawn({ token, receipt, act, isBusy }: WithdrawnProps) {
  const { call_due: due, call_cancelled: isCancelled } = receipt;
  return (
    <div className={styles['act']}>
      <output>{due ? call.replace('{due}', due) : isCancelled && callCancelled}</output>
      <div className={styles['answers']}>
        {due && (
          <ActForm token={token} act="cancel-call" onAct={() => void act('cancel-call')}>
            <Button type="submit" line isBusy={isBusy}>
              {cancelCall}
            </Button>
          </ActForm>
        )}
        <ActForm token={token} act="give" onAct={() => void act('give')}>
          <button className={styles['again']} type="submit" disabled={isBusy}>
            {again}
          </button>
        </ActForm>
      </div>
    </div>
  );
}
