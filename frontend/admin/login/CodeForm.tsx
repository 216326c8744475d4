import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CheckBox, TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AccountName } from '../session/AccountName.tsx';
import styles from '../session/SignInForm.module.css';
import type { PendingSignIn } from '../session/useSecondStep.ts';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { useSecondStepForm } from './useSecondStepForm.ts';

const words = admin.signIn.second;
const FIGURES = 6;

/** As apps show it or a person types it, with spaces or without. */
function figuresOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, FIGURES);
}

export function CodeForm({ pending }: { pending: PendingSignIn }) {
  const { submit, sentence, messages, isSending } = useSecondStepForm(pending);
  const [code, setCode] = useState('');
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      <p className={styles['soft']}>
        {pending.email === undefined ? words.now : words.nowFor(pending.email)}
      </p>
      <Refusal sentence={sentence} />
      <AccountName email={pending.email} />
      <div className={styles['code']}>
        <TextField
          id="code"
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(figuresOf(target.value))}
          minLength={FIGURES}
          error={messages['code'] && words.clock}
        />
      </div>
      <CheckBox id="remember" name="remember" value="true" label={words.remember} />
      <Button type="submit" isBusy={isSending}>
        {isSending ? admin.login.submitting : admin.login.submit}
      </Button>
    </form>
  );
}
