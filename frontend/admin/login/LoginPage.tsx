import * as z from 'zod/mini';
import { Navigate, useLocation } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import { Picture } from '../../components/Picture.tsx';
import { admin } from '../../content/admin.ts';
import { homePictures } from '../../content/media.ts';
import { useSession } from '../session/useSession.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

/** The screen that somebody wanted to open. */
const askedFor = z.object({ asked: z.string() });

export function LoginPage() {
  const session = useSession((store) => store.session);
  const { state } = useLocation();
  if (session) return <Navigate to={askedFor.safeParse(state).data?.asked ?? '/today'} replace />;
  return (
    <main className={styles['login']} id="main">
      <Picture
        slot={homePictures.team}
        sizes="(min-width: 900px) 42vw, 1px"
        className={styles['picture'] ?? ''}
        first
        decorative
      />
      <div className={styles['box']}>
        <Logo />
        <div className={styles['form']}>
          <h1>{admin.login.title}</h1>
          <noscript>{admin.noScript}</noscript>
          <LoginForm />
          <p className="note">{admin.login.note}</p>
        </div>
      </div>
    </main>
  );
}
