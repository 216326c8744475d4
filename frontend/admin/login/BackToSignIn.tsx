import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './SignInLayout.module.css';

export function BackToSignIn({ onClick }: { onClick?: MouseEventHandler }) {
  return (
    <p>
      <Link className={styles['back']} to="/login" replace onClick={onClick}>
        <Icon name="arrowLeft" />
        {admin.signIn.back}
      </Link>
    </p>
  );
}
