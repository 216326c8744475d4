import { NavLink } from 'react-router-dom';
import drawing from '../../assets/drawings/brand.svg';
import type { ValidToken } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import { formatStudioClock } from '../kit/time/studioTime.ts';
import { AdminNav } from './AdminNav.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import styles from './AdminHeader.module.css';

interface AdminHeaderProps {
  /** Unknown on the server and in the first view. */
  expiresAt: number | undefined;
  staff: ValidToken | undefined;
}

export function AdminHeader({ expiresAt, staff }: AdminHeaderProps) {
  return (
    <header className={styles['top']}>
      <a className="skip" href="#main">
        {site.a11y.skip}
      </a>
      <div className={styles['in']}>
        <NavLink className={styles['logo']} to="/today" aria-label={site.brand.name}>
          <svg viewBox="0 0 188.5 40" aria-hidden="true">
            <use href={`${drawing}#logo`} width="332.5" height="40" />
          </svg>
        </NavLink>
        <span className={styles['label']}>{admin.label}</span>
        <AdminNav />
        <p className={`${styles['session']} note num`}>
          {expiresAt !== undefined && <SessionEnd expiresAt={expiresAt} />}
        </p>
        <ProfileMenu staff={staff} />
      </div>
    </header>
  );
}

function SessionEnd({ expiresAt }: { expiresAt: number }) {
  return (
    <>
      <Icon name="clock" />
      {admin.session.until.replace('{time}', formatStudioClock(expiresAt))}
    </>
  );
}
