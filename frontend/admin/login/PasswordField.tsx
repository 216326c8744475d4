import { useState } from 'react';
import field from '../../components/Field.module.css';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import styles from './PasswordField.module.css';

export function PasswordField({ isWrong, describedBy }: { isWrong: boolean; describedBy: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={field['field']}>
      <label htmlFor="password">{admin.login.password}</label>
      <div className={styles['box']}>
        <input
          className={field['input']}
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? describedBy : undefined}
        />
        <button
          type="button"
          aria-label={admin.login.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </div>
  );
}
