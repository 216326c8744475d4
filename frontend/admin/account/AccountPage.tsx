import { useContext } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { AlertsSection } from '../alerts/AlertsSection.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { useFactorDue } from '../roles/useFactorDue.ts';
import { StaffContext } from '../kit/useRole.ts';
import styles from './AccountPage.module.css';
import { NameSection } from './NameSection.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './factor/SecondFactorSection.tsx';
import { SessionsSection } from './sessions/SessionsSection.tsx';

const words = admin.account;

export function AccountPage() {
  const staff = useContext(StaffContext);
  const isOver = useFactorDue(staff)?.isOver;
  const who = staff && words.head(staff.name, staff.email, admin.people.roles[staff.role].toLowerCase());
  return (
    <AdminPage title={words.title} note={who}>
      <div className={styles['sections']}>
        {staff && <NameSection name={staff.name === staff.email ? '' : staff.name} />}
        <PasswordSection />
        <SecondFactorSection />
        <PasskeysSection />
        <SessionsSection />
        {!isOver && <AlertsSection />}
      </div>
    </AdminPage>
  );
}
