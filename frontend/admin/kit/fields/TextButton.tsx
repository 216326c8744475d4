import type { ComponentProps } from 'react';
import { StaffIcon, type StaffIconName } from '../StaffIcon.tsx';
import styles from './TextButton.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  icon?: StaffIconName;
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
      {icon && <StaffIcon name={icon} />}
      {children}
    </button>
  );
}
