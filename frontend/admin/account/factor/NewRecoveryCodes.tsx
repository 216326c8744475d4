import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../../components/Button.tsx';
import { CheckBox } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import account from '../AccountPage.module.css';
import { AccountIcon } from '../AccountIcon.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Factor.module.css';

const words = admin.account.codes;

interface NewRecoveryCodesProps {
  codes: readonly string[];
  done: string;
  isBusy: boolean;
  onDone: () => void;
}

/** Shown once: the way on opens when staff say that they have kept them, and leaving before is asked about. */
export function NewRecoveryCodes({ codes, ...props }: NewRecoveryCodesProps) {
  const box = usePassFocus<HTMLDivElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useReportUnsaved(true, false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={box} className={styles['box']}>
      <div className={styles['top']}>
        <h3 ref={heading} tabIndex={-1}>
          {words.title(codes.length)}
        </h3>
      </div>
      <div className={styles['in']}>
        <p className={styles['off']}>{words.help}</p>
        <ol className={styles['codes']} aria-label={words.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Ways text={`${codes.join('\n')}\n`} />
        <Kept {...props} />
      </div>
    </div>
  );
}

function Ways({ text }: { text: string }) {
  const download = () => {
    saveFile(new Blob([text], { type: 'text/plain' }), words.file);
    toast.success(words.downloaded);
  };
  return (
    <div className={account['texts']}>
      <TextButton onClick={download}>
        <AccountIcon name="download" />
        {words.download}
      </TextButton>
      <CopyButton text={text} words={words} />
      <TextButton onClick={() => print()}>{words.print}</TextButton>
    </div>
  );
}

function Kept({ done, isBusy, onDone }: Omit<NewRecoveryCodesProps, 'codes'>) {
  const [isKept, setKept] = useState(false);
  return (
    <>
      <CheckBox
        id="codes-kept"
        label={words.kept}
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <div>
        <Button
          aria-disabled={!isKept || isBusy}
          aria-describedby={isKept ? undefined : 'codes-tick-first'}
          isBusy={isBusy}
          onClick={onDone}
        >
          {done}
        </Button>
        {!isKept && (
          <p className={`note ${styles['tickFirst']}`} id="codes-tick-first">
            {words.tickFirst}
          </p>
        )}
      </div>
    </>
  );
}
