import { useState } from 'react';
import field from '../../components/Field.module.css';
import { FieldError } from '../../components/Field.tsx';
import { formatBytes } from '../../content/formatBytes.ts';
import { enquiryFiles as words } from '../../content/enquiryFiles.ts';
import { ACCEPTED } from './chooseFiles.ts';
import styles from './FilesField.module.css';
import { useChosenFiles } from './useChosenFiles.ts';

interface FilesFieldProps {
  /** Prefix of the ids. */
  form: string;
  /** Of the server, by field: `files.0` is about the first file. */
  messages: Record<string, string>;
}

/** Without script the browser shows what is chosen, and the server says what is wrong with it. */
export function FilesField({ form, messages }: FilesFieldProps) {
  const { input, files, refused, choose, remove } = useChosenFiles();
  const [sent, setSent] = useState({ messages, files });
  if (sent.messages !== messages) setSent({ messages, files });
  const id = `${form}-files`;
  const error = errorOfAll(sent);
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{words.label}</label>
      <input
        ref={input}
        id={id}
        className={styles['input']}
        type="file"
        name="files"
        multiple
        accept={ACCEPTED.join()}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        onChange={choose}
      />
      <span className={field['hint']} id={`${id}-hint`}>
        {words.hint}
      </span>
      <FieldError id={id} error={error || undefined} />
      {files.length > 0 && <ChosenFiles id={id} files={files} sent={sent} remove={remove} />}
      <output className={styles['refused']}>
        {refused.map((sentence, place) => (
          <FieldError key={`${place} ${sentence}`} id={`${id}-refused-${place}`} error={sentence} />
        ))}
      </output>
    </div>
  );
}

type SentFiles = Pick<FilesFieldProps, 'messages'> & { files: File[] };

function errorOfAll({ files, messages }: SentFiles): string {
  const about = (key: string) => key === 'files' || Number(key.slice('files.'.length)) >= files.length;
  return Object.keys(messages)
    .filter((key) => key.startsWith('files') && about(key))
    .map((key) => messages[key])
    .join(' ');
}

interface ChosenFilesProps {
  id: string;
  files: File[];
  sent: SentFiles;
  remove: (file: File) => void;
}

function ChosenFiles({ id, files, sent, remove }: ChosenFilesProps) {
  return (
    <ul className={`list ${styles['files']}`} aria-label={words.list}>
      {files.map((file, place) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`}>
          <span className={styles['name']}>{file.name}</span>
          <span className="note num">{formatBytes(file.size)}</span>
          <button type="button" className={styles['remove']} onClick={() => remove(file)}>
            {words.remove}
            <span className="vh"> {file.name}</span>
          </button>
          <FieldError id={`${id}-${place}`} error={sent.messages[`files.${sent.files.indexOf(file)}`]} />
        </li>
      ))}
    </ul>
  );
}
