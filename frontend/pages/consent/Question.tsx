import { useLayoutEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { ActForm } from './ActForm.tsx';
import styles from './Receipt.module.css';

const { title, text, call, yes, no } = words.question;

interface QuestionProps {
  token: string;
  due: string | null;
  isBusy: boolean;
  onWithdraw: () => void;
  onKeep: () => void;
}

function Text({ due }: Pick<QuestionProps, 'due'>) {
  return (
    <>
      <h2 id="question">{title}</h2>
      <p>{due ? `${text} ${call.replace('{due}', due)}` : text}</p>
    </>
  );
}

/** The safe answer has the focus. */
export function AskedOver({ token, due, isBusy, onWithdraw, onKeep }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    box?.querySelector<HTMLElement>('[data-safe]')?.focus();
    return () => box?.close();
  }, []);
  return (
    <dialog className={styles['question']} ref={dialog} aria-labelledby="question" onClose={onKeep}>
      <Text due={due} />
      <div className={styles['answers']}>
        <ActForm token={token} act="withdraw" onAct={onWithdraw}>
          <Button type="submit" isBusy={isBusy}>
            {yes}
          </Button>
        </ActForm>
        <Button line data-safe onClick={onKeep}>
          {no}
        </Button>
      </div>
    </dialog>
  );
}

/** Without script. */
export function AskedInPlace({ token, due, isBusy, onWithdraw }: QuestionProps) {
  return (
    <section className={styles['question']} aria-labelledby="question">
      <Text due={due} />
      <div className={styles['answers']}>
        <ActForm token={token} act="withdraw" onAct={onWithdraw}>
          <Button type="submit" isBusy={isBusy}>
            {yes}
          </Button>
        </ActForm>
        <ButtonLink line href={`/consent?receipt=${encodeURIComponent(token)}`}>
          {no}
        </ButtonLink>
      </div>
    </section>
  );
}
