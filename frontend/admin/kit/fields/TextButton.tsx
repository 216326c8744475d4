import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import styles from './TextButton.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  icon?: IconName;
  /** Keeps the focus, and ignores presses. */
  isBusy?: boolean;
}

/** For what is seldom pressed. */
export function TextButton({ icon, isBusy, children, onClick, ...attributes }: TextButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      className={styles['text']}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
