import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './RoundButton.module.css';

export function RoundButton({
  icon,
  label,
  className = '',
  ...attributes
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      data-shown-first=""
      {...attributes}
      aria-label={label}
      className={`${styles['round']} ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}

export function Arrows({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles['arrows']} ${className}`}>{children}</div>;
}
