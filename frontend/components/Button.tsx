import type { AnchorHTMLAttributes, ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

type Look = { line?: boolean; small?: boolean; danger?: boolean; isBusy?: boolean };

function classOf({ line, small, danger, isBusy }: Look): string {
  const looks = [
    styles['btn'],
    line && styles['line'],
    small && styles['small'],
    danger && styles['danger'],
    isBusy && styles['isBusy'],
  ];
  return looks.filter(Boolean).join(' ');
}

interface WhenOff {
  /** Says why a press does nothing. */
  whenOff?: (() => void) | undefined;
}

/** Keeps the focus while it is busy, which `disabled` would take away, and ignores presses. */
export function Button({
  line,
  small,
  danger,
  isBusy,
  'aria-disabled': isOff = isBusy,
  whenOff,
  ...attributes
}: Look & WhenOff & ComponentProps<'button'>) {
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    whenOff?.();
  };
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={isOff}
      {...(isOff && { onClick: refuse })}
      className={classOf({ line, small, danger, isBusy })}
    />
  );
}

export function ButtonLink({
  line,
  small,
  children,
  ...attributes
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...attributes} className={classOf({ line, small })}>
      {children}
    </a>
  );
}
