import { useState } from 'react';
import { FieldError } from '../../../components/Field.tsx';
import field from '../../../components/Field.module.css';
import { StaffIcon } from '../StaffIcon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
  /** Id of an error message elsewhere. */
  wrongBy?: string | undefined;
  isFirst?: boolean;
}

export function PasswordField({
  id,
  label,
  autoComplete,
  hint,
  error,
  wrongBy,
  isFirst,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const described = [error && `${id}-error`, hint && `${id}-hint`, wrongBy].filter(Boolean).join(' ');
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']}>
        <input
          className={field['input']}
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required
          data-first={isFirst}
          aria-invalid={error || wrongBy ? true : undefined}
          aria-describedby={described || undefined}
        />
        <ShowButton label={label} isOn={isShown} onPress={() => setShown(!isShown)} />
      </div>
      <FieldError id={id} error={error} />
      {hint && (
        <span className={field['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface ShowButtonProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function ShowButton({ label, isOn, onPress }: ShowButtonProps) {
  return (
    <button type="button" aria-label={admin.login.show(label)} aria-pressed={isOn} onClick={onPress}>
      <StaffIcon name="eye" />
    </button>
  );
}
