import { useEffect, useRef, useState } from 'react';
import type { ConsentReceipt } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { ActForm } from './ActForm.tsx';
import { AskedInPlace, AskedOver } from './Question.tsx';
import styles from './Receipt.module.css';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptWords } from './ReceiptWords.tsx';
import { useReceipt } from './useReceipt.ts';
import { Withdrawn } from './Withdrawn.tsx';

interface ReceiptProps {
  token: string;
  sent: ConsentReceipt;
  /** Without script, after the first press. */
  isAsked: boolean;
  hasFailed: boolean;
}

export function Receipt({ token, sent, isAsked, hasFailed: hadFailed }: ReceiptProps) {
  const { receipt, act, isBusy, hasFailed } = useReceipt(token, sent, hadFailed);
  const [isAsking, setAsking] = useState(false);
  const said = useFocusAfter(receipt !== sent);
  const { withdrawn, call_due: due } = receipt;
  const withdraw = async () => {
    await act('withdraw');
    setAsking(false);
  };
  const question = { token, due, isBusy, onWithdraw: () => void withdraw(), onKeep: () => setAsking(false) };
  return (
    <>
      <div className={styles['said']} ref={said} tabIndex={-1}>
        {hasFailed && <Notice kind="error">{words.failed}</Notice>}
        {withdrawn && (
          <Notice kind="ok">
            <strong>{words.done.title}</strong> {words.done.text.replace('{date}', withdrawn)}
          </Notice>
        )}
      </div>
      {isAsked && !withdrawn && <AskedInPlace {...question} />}
      <div className={`grid ${styles['receipt']}`}>
        <ReceiptWords receipt={receipt} />
        <ReceiptFacts receipt={receipt} />
      </div>
      {withdrawn ? (
        <Withdrawn token={token} receipt={receipt} act={act} isBusy={isBusy} />
      ) : (
        !isAsked && (
          <div className={styles['act']}>
            <ActForm token={token} act="ask" onAct={() => setAsking(true)}>
              <Button type="submit" line>
                {words.withdraw}
              </Button>
            </ActForm>
            <p className="note">{due ? words.noteWithCall : words.note}</p>
          </div>
        )
      )}
      {isAsking && <AskedOver {...question} />}
    </>
  );
}

/** What was done is read out where it stands. */
function useFocusAfter(isChanged: boolean) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChanged) said.current?.focus();
  }, [isChanged]);
  return said;
}
