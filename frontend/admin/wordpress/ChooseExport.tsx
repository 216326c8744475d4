import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldError } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { ChooseFiles } from '../kit/fields/ChooseFiles.tsx';
import { HowDialog } from './HowDialog.tsx';
import styles from './ImportPage.module.css';
import { importAddress } from './importAddress.ts';
import { useStartImport } from './useStartImport.ts';

const words = admin.wordpressImport;

export function ChooseExport() {
  const { start, status, failure } = useStartImport();
  const [file, setFile] = useState<File>();
  const hintId = useId();
  const navigate = useNavigate();
  const begin = async (chosen: File, asDrafts: boolean) => {
    setFile(undefined);
    const started = await start({ file: chosen, asDrafts });
    if (started) void navigate(importAddress(started.data.id));
  };
  return (
    <div className={styles['choose']}>
      {status ? (
        <label className="note">
          {status.isWaiting ? words.waits : words.sending}
          <progress value={status.progress} />
        </label>
      ) : (
        <ChooseFiles
          accept=".xml,text/xml,application/xml"
          describedBy={failure ? `${hintId}-error ${hintId}` : hintId}
          onChoose={([chosen]) => setFile(chosen)}
        >
          {words.choose}
        </ChooseFiles>
      )}
      <FieldError id={hintId} error={failure} isAlert />
      <p className="note" id={hintId}>
        {words.hint}
      </p>
      {file && (
        <HowDialog
          file={file}
          onImport={(asDrafts) => void begin(file, asDrafts)}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}
