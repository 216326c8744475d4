import { useEffect, useEffectEvent } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { RoleContext, StaffContext } from '../kit/useRole.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { Loading } from '../kit/Loading.tsx';
import { Shortcuts } from '../kit/shortcuts/Shortcuts.tsx';
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard.tsx';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { useScreenTitle } from '../kit/useScreenTitle.ts';
import { trackHeight } from '../kit/trackHeight.ts';
import { FactorOver } from './FactorOver.tsx';
import { FactorReminder } from './FactorReminder.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { TemporaryPassword } from './TemporaryPassword.tsx';
import { useSession } from '../session/useSession.ts';
import { useFactorDue } from '../roles/useFactorDue.ts';
import { useTokenCheck } from './useTokenCheck.ts';
import styles from './Guard.module.css';

const ACCOUNT = '/account';
const trackNoticesHeight = trackHeight('--notices-height');
/** No reminder while somebody is writing or about to change the password. */
const NO_REMINDER = /^\/(account|(add|edit)-(blog|project))(\/|$)/;

/** Around every screen but the sign-in. A courtesy only: the backend checks every call. */
export function Guard() {
  const { session, hasLeft, end } = useSession();
  const location = useLocation();
  const { pathname } = location;
  const title = useScreenTitle();
  const { staff, role, isUnreachable, retry } = useTokenCheck(pathname, Boolean(session));
  const factorDue = useFactorDue(staff);
  const isClosed = Boolean(factorDue?.isOver) && pathname !== ACCOUNT;
  const isUnsaved = useUnsaved((store) => store.isUnsaved);
  useEffect(() => {
    if (session === null) end();
  }, [session, end]);
  useOnFocus(isClosed, retry);
  if (session === null) return <Navigate to="/login" replace state={hasLeft ? null : deepLink(location)} />;
  if (isClosed && !isUnsaved) return <Navigate to={ACCOUNT} replace />;
  return (
    <RoleContext value={role ?? 'leads'}>
      <AdminHeader expiresAt={session?.expiresAt} staff={staff} />
      <section className={styles['notices']} ref={trackNoticesHeight}>
        {session && <SessionNotice expiresAt={session.expiresAt} email={staff?.email} />}
        <FactorOver isShown={isClosed} />
        {isUnreachable && <Unreachable retry={retry} />}
      </section>
      {staff?.password_is_temporary && !NO_REMINDER.test(pathname) && <TemporaryPassword />}
      {factorDue && !isClosed && !NO_REMINDER.test(pathname) && <FactorReminder day={factorDue.day} />}
      <UnsavedChangesGuard />
      <Shortcuts />
      <main className={styles['main']} id="main" tabIndex={-1}>
        {session && role ? (
          <StaffContext value={staff}>
            <Outlet />
          </StaffContext>
        ) : (
          <Loading title={title} />
        )}
      </main>
    </RoleContext>
  );
}

/** The address without a screen's name is the door, and leads to Today. */
function deepLink({ pathname, search }: Location) {
  const asked = `${pathname}${search}`;
  return asked === '/' ? null : { asked };
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <section className={styles['notice']} aria-label={admin.session.connection}>
      <Notice kind="warn">
        <strong>{admin.session.unreachable}</strong> {admin.session.unreachableHelp}
      </Notice>
      <Button small onClick={retry}>
        {admin.retry}
      </Button>
    </section>
  );
}

/** It may have been set up in another tab. */
function useOnFocus(isWaiting: boolean, ask: () => void): void {
  const onFocus = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting) return undefined;
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [isWaiting]);
}
