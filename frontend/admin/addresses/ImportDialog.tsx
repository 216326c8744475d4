import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { CountedField } from '../kit/fields/CountedField.tsx';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { ChooseFiles } from '../kit/fields/ChooseFiles.tsx';
import styles from './Addresses.module.css';
import { type ImportRefusal, useImport } from './useImport.ts';

const words = admin.addresses.file;

/** Nothing is imported while a line is wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const { submit, refusal, isSending, read } = useImport(csv, onClose);
  return (
    <ModalDialog title={words.open} isWide onClose={onClose}>
      <form className={styles['change']} noValidate onSubmit={submit}>
        <p>{words.help}</p>
        <div>
          <ChooseFiles accept=".csv,text/csv" onChoose={([file]) => void read(file).then(setCsv)}>
            {words.choose}
          </ChooseFiles>
        </div>
        <CountedField
          id="lines"
          label={words.lines}
          value={csv}
          onChange={setCsv}
          rows={6}
          hint={words.example}
        />
        {refusal && <Refused {...refusal} />}
        <DialogActions>
          <Button type="submit" isBusy={isSending} disabled={csv.trim() === ''}>
            {isSending ? words.importing : words.submit}
          </Button>
          <Button line onClick={onClose}>
            {admin.addresses.leading.cancel}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

function Refused({ sentence, problems }: ImportRefusal) {
  return (
    <Notice kind="error">
      <strong>{sentence}</strong>
      {problems.map((problem) => (
        <span key={problem} className={styles['problem']}>
          {problem}
        </span>
      ))}
    </Notice>
  );
}
