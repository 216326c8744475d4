import { useEffect, useRef } from 'react';
import type { ConsentReceipt } from '../../api/wire.gen.ts';
import { Notice } from '../../components/Notice.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { AskedInPlace } from './AskedInPlace.tsx';
import { AskToWithdraw } from './AskToWithdraw.tsx';
import styles from './Receipt.module.css';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptWords } from './ReceiptWords.tsx';
import { useReceipt } from './useReceipt.ts';
import { textFor } from './textFor.ts';
import { Withdrawn } from './Withdrawn.tsx';

const { title, text, proof } = words.done;

interface ReceiptProps {
  token: string;
  sent: ConsentReceipt;
  /** Without script, after the first press. */
  isAsked: boolean;
  hasFailed: boolean;
}

export function SignedReceipt({ token, sent, isAsked, hasFailed: hadFailed }: ReceiptProps) {
  const { receipt, act, isBusy, hasFailed } = useReceipt(token, sent, hadFailed);
  const { withdrawn } = receipt;
  const withdraw = () => act('withdraw');
  return (
    <>
      <Said key={withdrawn} isNew={receipt !== sent} receipt={receipt} hasFailed={hasFailed} />
      {isAsked && !withdrawn && (
        <AskedInPlace token={token} receipt={receipt} onWithdraw={() => void withdraw()} />
      )}
      <div className={`grid ${styles['receipt']}`}>
        <ReceiptWords receipt={receipt} />
        <ReceiptFacts receipt={receipt} />
      </div>
      {withdrawn && <Withdrawn token={token} receipt={receipt} act={act} isBusy={isBusy} />}
      {!withdrawn && !isAsked && (
        <AskToWithdraw token={token} receipt={receipt} isBusy={isBusy} onWithdraw={withdraw} />
      )}
    </>
  );
}

interface SaidProps {
  isNew: boolean;
  receipt: ConsentReceipt;
  hasFailed: boolean;
}

/** What was done is read out where it stands. */
function Said({ isNew, receipt, hasFailed }: SaidProps) {
  const { withdrawn } = receipt;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) said.current?.focus();
  }, [isNew]);
  return (
    <div className={styles['said']} ref={said} tabIndex={-1}>
      {hasFailed && <Notice kind="error">{words.failed}</Notice>}
      {withdrawn && (
        <Notice kind="ok">
          <strong>{title}</strong> {textFor(text, receipt)} {proof.replace('{date}', withdrawn)}
        </Notice>
      )}
    </div>
  );
}
