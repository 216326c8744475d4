import type { ReactNode } from 'react';
import { FieldError } from '../../components/Field.tsx';
import shared from '../../components/Field.module.css';
import type { PostDraft } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import styles from './FormField.module.css';

interface FormFieldProps {
  name: keyof PostDraft;
  label: string;
  hint?: ReactNode;
  /** Does not prevent saving. */
  warning?: string | undefined;
  count?: { text: string; isOver: boolean };
  type?: 'text' | 'date';
  /** Makes it a textarea. */
  rows?: number;
  className?: string | undefined;
}

export function FormField({
  name,
  label,
  hint,
  warning,
  count,
  rows,
  type = 'text',
  className = '',
}: FormFieldProps) {
  const { draft, messages, change } = usePostFormContext();
  const error = messages[name];
  const notes = [error && `${name}-error`, hint && `${name}-hint`, warning && `${name}-warning`];
  const control = {
    id: name,
    name,
    className: `${shared['input']} ${className}`,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={shared['field']}>
      <div className={styles['row']}>
        <label htmlFor={name}>{label}</label>
        {count && <Count {...count} />}
      </div>
      {rows === undefined ? <input type={type} {...control} /> : <textarea rows={rows} {...control} />}
      <FieldError id={name} error={error} />
      <Aside id={`${name}-warning`} className={styles['warning']} words={warning} />
      <Aside id={`${name}-hint`} className={shared['hint']} words={hint} />
    </div>
  );
}

function Count({ text, isOver }: { text: string; isOver: boolean }) {
  return (
    <span className="note num" data-over={isOver || undefined}>
      {text}
    </span>
  );
}

function Aside({ words, ...place }: { id: string; className: string | undefined; words: ReactNode }) {
  return words ? <span {...place}>{words}</span> : null;
}
