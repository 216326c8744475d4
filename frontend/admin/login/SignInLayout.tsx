import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Picture } from '../../components/Picture.tsx';
import { admin } from '../../content/admin/admin.ts';
import { homePictures } from '../../content/homePictures.ts';
import styles from './SignInLayout.module.css';

/** Around every page before a session. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles['login']} id="main" data-sign-in>
      <Picture
        slot={homePictures.team}
        sizes="(min-width: 56.25em) 42vw, 1px"
        className={styles['picture'] ?? ''}
        first
        decorative
      />
      <div className={styles['box']}>
        <Logo />
        <div className={styles['form']}>
          <h1 tabIndex={-1}>{title}</h1>
          <noscript>
            <Notice kind="warn">
              <strong>{admin.noScript}</strong>
            </Notice>
          </noscript>
          <div className={styles['step']}>{children}</div>
        </div>
      </div>
    </main>
  );
}
