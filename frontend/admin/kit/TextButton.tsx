import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './TextButton.module.css';

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName;
}

/** For what is seldom pressed. */
export function TextButton({ icon, children, ...attributes }: TextButtonProps) {
  return (
    <button type="button" {...attributes} className={styles['text']}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
