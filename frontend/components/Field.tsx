import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type FieldProps = { id: string; label: string; hint?: string; error?: string | undefined };

function described({ id, hint, error }: Omit<FieldProps, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

function Field({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <span className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className={styles['error']} id={`${id}-error`}>
      <Icon name="warning" />
      {error}
    </span>
  );
}

export function TextField({
  label,
  hint,
  error,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <input {...input} {...described({ id: input.id, hint, error })} className={styles['input']} />
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
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
}: Omit<FieldProps, 'hint'> & InputHTMLAttributes<HTMLInputElement>) {
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
