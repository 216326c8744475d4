import type { ReactNode } from 'react';
import { FieldError } from '../../../components/Field.tsx';
import shared from '../../../components/Field.module.css';
import styles from './CountedField.module.css';
import { useHalfTyped } from './useHalfTyped.ts';

interface CountedFieldProps {
  id: string;
  name?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Does not prevent saving. */
  warning?: string | undefined;
  count?: { text: string; isOver: boolean } | undefined;
  type?: 'text' | 'date';
  inputMode?: 'numeric' | 'decimal';
  /** Id of a list of suggestions. */
  list?: string;
  isDisabled?: boolean;
  /** Makes it a textarea. */
  rows?: number | undefined;
  className?: string | undefined;
}

/** A field of a long form, with what is counted beside its label and what is wrong below. */
export function CountedField({ id, name = id, label, count, error, hint, ...box }: CountedFieldProps) {
  const { warning, rows, type = 'text', inputMode, list, isDisabled, className = '', value, onChange } = box;
  const { mistake, onBlur } = useHalfTyped(error);
  const notes = [mistake && `${id}-error`, hint && `${id}-hint`, warning && `${id}-warning`];
  const control = {
    id,
    name,
    className: `${shared['input']} ${className}`,
    value,
    disabled: isDisabled,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={shared['field']}>
      <div className={styles['row']}>
        <label htmlFor={id}>{label}</label>
        {count && <Count {...count} />}
      </div>
      {rows === undefined ? (
        <input type={type} inputMode={inputMode} list={list} {...control} />
      ) : (
        <textarea rows={rows} {...control} />
      )}
      <FieldError id={id} error={mistake} />
      <Aside id={`${id}-warning`} className={styles['warning']} words={warning} />
      <Aside id={`${id}-hint`} className={shared['hint']} words={hint} />
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
