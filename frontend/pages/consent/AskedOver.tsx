import { useLayoutEffect, useRef } from 'react';
import type { ConsentReceipt } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { QuestionText } from './QuestionText.tsx';
import styles from './Receipt.module.css';

interface AskedOverProps {
  receipt: ConsentReceipt;
  isBusy: boolean;
  onWithdraw: () => void;
  onKeep: () => void;
}

/** The safe answer has the focus. */
export function AskedOver({ receipt, isBusy, onWithdraw, onKeep }: AskedOverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    box?.querySelector<HTMLElement>('[data-safe]')?.focus();
    return () => box?.close();
  }, []);
  return (
    <dialog className={styles['question']} ref={dialog} aria-labelledby="question" onClose={onKeep}>
      <QuestionText receipt={receipt} />
      <div className={styles['answers']}>
        <Button isBusy={isBusy} onClick={onWithdraw}>
          {words.question.yes}
        </Button>
        <Button line data-safe onClick={onKeep}>
          {words.question.no}
        </Button>
      </div>
    </dialog>
  );
}
