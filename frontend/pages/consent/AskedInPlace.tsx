import type { ConsentReceipt } from '../../api/wire.gen.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import words from '../../content/consent.json' with { type: 'json' };
import { ActForm } from './ActForm.tsx';
import { QuestionText } from './QuestionText.tsx';
import styles from './Receipt.module.css';

interface AskedInPlaceProps {
  token: string;
  receipt: ConsentReceipt;
  onWithdraw: () => void;
}

/** Without script. */
export function AskedInPlace({ token, receipt, onWithdraw }: AskedInPlaceProps) {
  return (
    <section className={styles['question']} aria-labelledby="question">
      <QuestionText receipt={receipt} />
      <div className={styles['answers']}>
        <ActForm token={token} act="withdraw" onAct={onWithdraw}>
          <Button type="submit">{words.question.yes}</Button>
        </ActForm>
        <ButtonLink line href={`/consent?receipt=${encodeURIComponent(token)}`}>
          {words.question.no}
        </ButtonLink>
      </div>
    </section>
  );
}
