import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { proveApp } from '../../../api/adminAccount.ts';
import type { AppSecret } from '../../../api/wire.gen.ts';
import { ApiError, sentenceOf } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button.tsx';
import { FieldError } from '../../../components/Field.tsx';
import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { textIn } from '../../kit/fields/textIn.ts';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { useSubmit } from '../../kit/fields/useSubmit.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import account from '../AccountPage.module.css';
import { CopyButton } from './CopyButton.tsx';
import styles from './Factor.module.css';
import { QrCode } from './QrCode.tsx';

const words = admin.account.factor;

interface SetUpAppProps {
  app: AppSecret;
  onCodes: (appId: string, codes: string[]) => void;
  onStop: () => void;
}

export function SetUpApp({ app, onCodes, onStop }: SetUpAppProps) {
  const { submit, refusal, isSending } = useProof((codes) => onCodes(app.id, codes));
  const box = usePassFocus<HTMLDivElement>();
  return (
    <div ref={box} className={styles['box']}>
      <div className={styles['top']}>
        <h3>{words.setUpTitle}</h3>
        <TextButton onClick={onStop}>{words.notNow}</TextButton>
      </div>
      <form className={styles['in']} noValidate onSubmit={submit}>
        <div className={styles['scan']}>
          <QrCode {...app.qr} />
          <ol>
            <li>{words.steps.open}</li>
            <li>
              {words.steps.scan} <span className={styles['secret']}>{inGroups(app.secret)}</span>
              <div className={account['texts']}>
                <CopyButton text={app.secret} words={words.secret} />
                <a href={app.uri}>{words.openHere}</a>
              </div>
            </li>
            <li>
              <CodeField refusal={refusal} />
            </li>
          </ol>
        </div>
        <Button type="submit" isBusy={isSending}>
          {words.goOn}
        </Button>
      </form>
    </div>
  );
}

function CodeField({ refusal }: { refusal: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={field['field']}>
      <label htmlFor="app_code">{words.steps.code}</label>
      <input
        ref={input}
        className={`${field['input']} ${styles['code']}`}
        id="app_code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? 'app_code-error app_code-hint' : 'app_code-hint'}
      />
      <span className={field['hint']} id="app_code-hint">
        {words.codeHelp}
      </span>
      <FieldError id="app_code" error={refusal} />
    </div>
  );
}

function useProof(onCodes: (codes: string[]) => void) {
  const [refusal, setRefusal] = useState<string>();
  const { submit, isSending } = useSubmit(async (form) => {
    const code = textIn(form, 'code');
    try {
      const { recovery_codes: codes } = await adminCall((token) => proveApp(token, code));
      onCodes(codes);
    } catch (error) {
      if (error instanceof SessionOver) return;
      const atField = error instanceof ApiError ? error.messages['code'] : undefined;
      flushSync(() => setRefusal(atField ?? sentenceOf(error, admin.account.askPassword.failed, admin.lost)));
      form.querySelector<HTMLInputElement>('#app_code')?.focus();
    }
  });
  return { submit, refusal, isSending };
}

/** As it is typed from one screen to another. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
