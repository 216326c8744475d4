import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './FailedForm.module.css';

interface FailedFormProps {
  title: string;
  failure: string;
  help: string;
  retry: () => void;
  /** The link that leads back to the list. */
  back: { to: string; label: string };
  /** What is kept on this device of it. */
  children: ReactNode;
}

/** In place of a form whose post or project could not be read. */
export function FailedForm({ title, failure, help, retry, back, children }: FailedFormProps) {
  return (
    <div className={styles['failed']}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <EmptyState title={failure} help={help}>
        <Button onClick={retry}>{admin.retry}</Button>
        <Link to={back.to}>{back.label}</Link>
      </EmptyState>
    </div>
  );
}
