import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

interface FieldErrorProps {
  id: string;
  error?: string | undefined;
  /** Read out as it comes, where the field does not get the focus. */
  isAlert?: boolean | undefined;
}

type FieldProps = FieldErrorProps & { label: string; hint?: ReactNode };

function described({ id, hint, error }: Omit<FieldProps, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

function Field({ id, label, hint, error, isAlert, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <span className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={id} error={error} isAlert={isAlert} />
    </div>
  );
}

export function FieldError({ id, error, isAlert = false }: FieldErrorProps) {
  if (!error) return null;
  return (
    <span className={styles['error']} id={`${id}-error`} role={isAlert ? 'alert' : undefined}>
      <Icon name="warning" />
      {error}
    </span>
  );
}

export function TextField({
  label,
  hint,
  error,
  isAlert,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={input.id} {...{ label, hint, error, isAlert }}>
      <input {...input} {...described({ id: input.id, hint, error })} className={styles['input']} />
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...input
}: Omit<FieldProps, 'isAlert'> & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <textarea {...input} {...described({ id: input.id, hint, error })} className={styles['input']} />
    </Field>
  );
}

export function CheckBox({
  label,
  error,
  ...input
}: Omit<FieldProps, 'hint' | 'isAlert'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={styles['field']}>
      <label className={styles['check']} htmlFor={input.id}>
        <input {...input} {...described({ id: input.id, error })} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldError id={input.id} error={error} />
    </div>
  );
}
