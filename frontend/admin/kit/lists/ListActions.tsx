import type { ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './ListActions.module.css';

interface ListActionsProps {
  bin: string;
  form: string;
  add: string;
  children?: ReactNode;
}

/** Above a list: its bin, and the form that adds to it. */
export function ListActions({ bin, form, add, children }: ListActionsProps) {
  const href = useHref(form);
  const toForm = useLinkClickHandler(form);
  return (
    <div className={styles['actions']}>
      {children}
      <Link to={bin}>{admin.bin.title}</Link>
      <ButtonLink href={href} onClick={toForm}>
        <Icon name="plus" />
        {add}
      </ButtonLink>
    </div>
  );
}
