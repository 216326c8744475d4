import { useEffect, useRef } from 'react';
import type { ConsentFailure } from '../../api/consent.ts';
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
  failedBefore: ConsentFailure | undefined;
}

export function SignedReceipt({ token, sent, isAsked, failedBefore }: ReceiptProps) {
  const { receipt, act, isBusy, failure } = useReceipt(token, sent, failedBefore);
  const { withdrawn } = receipt;
  const withdraw = () => act('withdraw');
  return (
    <>
      <Said key={withdrawn} token={token} sent={sent} receipt={receipt} failure={failure} />
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
  token: string;
  sent: ConsentReceipt;
  receipt: ConsentReceipt;
  failure: ConsentFailure | undefined;
}

/** What was done is read out where it stands. */
function Said({ token, sent, receipt, failure }: SaidProps) {
  const { withdrawn, given_again: again, call_cancelled: isCallCancelled } = receipt;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (receipt !== sent) said.current?.focus();
  }, [receipt, sent]);
  const toldBefore = useRef(failure);
  useEffect(() => {
    if (failure && failure !== toldBefore.current) said.current?.focus();
    toldBefore.current = failure;
  }, [failure]);
  return (
    <div className={styles['said']} ref={said} tabIndex={-1}>
      {failure === 'refused' && <Notice kind="error">{words.failed}</Notice>}
      {failure === 'unknown' && (
        <Notice kind="error">
          {words.unknown} <a href={`/consent?receipt=${encodeURIComponent(token)}`}>{words.openAgain}</a>
        </Notice>
      )}
      {withdrawn && (
        <Notice kind="ok">
          <strong>{title}</strong> {textFor(text, receipt)} {proof.replace('{date}', withdrawn)}
        </Notice>
      )}
      {receipt !== sent && !withdrawn && again && (
        <Notice kind="ok">{words.givenAgain.replace('{date}', again)}.</Notice>
      )}
      {isCallCancelled && !withdrawn && <Notice kind="warn">{words.callStaysCancelled}</Notice>}
    </div>
  );
}
