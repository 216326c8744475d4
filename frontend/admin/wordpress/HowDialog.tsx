import { useState } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import styles from './ImportPage.module.css';

const words = admin.wordpressImport.question;

interface HowDialogProps {
  file: File;
  onImport: (asDrafts: boolean) => void;
  onClose: () => void;
}

export function HowDialog({ file, onImport, onClose }: HowDialogProps) {
  const [isChosen, choose] = useState(true);
  return (
    <ConfirmDialog
      title={words.title}
      yes={words.yes}
      no={words.no}
      isBusy={false}
      onYes={() => onImport(isChosen)}
      onClose={onClose}
    >
      <p>{words.file(file.name)}</p>
      <fieldset className={styles['how']}>
        <legend className="vh">{words.legend}</legend>
        {words.ways.map(({ asDrafts, label, help }) => (
          <label key={label}>
            <input
              type="radio"
              name="as_drafts"
              checked={isChosen === asDrafts}
              onChange={() => choose(asDrafts)}
            />
            <span>{label}</span>
            <span className={`note ${styles['help']}`}>{help}</span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
