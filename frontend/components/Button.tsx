import type { AnchorHTMLAttributes, ComponentProps } from 'react';
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

/** Keeps the focus while it is busy, which `disabled` would take away, and ignores presses. */
export function Button({
  line,
  small,
  danger,
  isBusy,
  'aria-disabled': isOff = isBusy,
  ...attributes
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={isOff}
      {...(isOff && { onClick: (event) => event.preventDefault() })}
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
