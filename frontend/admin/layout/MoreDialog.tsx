import { NavLink } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { useMayOpen } from './useMayOpen.ts';
import styles from './MoreDialog.module.css';

const SCREENS = [
  ['/projects', admin.projects.title],
  ['/pictures', admin.library.title],
  ['/studio', admin.studio.title],
  ['/report', admin.report.title],
  ['/account', admin.account.title],
  ['/people', admin.people.title],
  ['/addresses', admin.addresses.title],
  ['/history', admin.audit.title],
] as const;

/** The screens that a phone has no room for. */
export function MoreDialog({ onClose }: { onClose: () => void }) {
  const mayOpen = useMayOpen();
  return (
    <ModalDialog title={admin.today.more} onClose={onClose}>
      <ul className={styles['screens']}>
        {SCREENS.filter(([path]) => mayOpen(path)).map(([path, title], place) => (
          <li key={path}>
            <NavLink to={path} onClick={onClose} data-first={place === 0 || undefined}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
