import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ValidToken } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { UnsavedChangesDialog } from '../unsaved/UnsavedChangesDialog.tsx';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { useLogout } from '../session/useLogout.ts';
import { useCloseOutside } from './useCloseOutside.ts';
import styles from './ProfileMenu.module.css';

export function ProfileMenu({ staff }: { staff: ValidToken | undefined }) {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  useCloseOutside(menu, isOpen, ({ byKey }) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  return (
    <div className={styles['profile']} ref={menu}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={admin.menuOf(staff?.name)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="person" />
        <span>{staff?.name ?? admin.menu}</span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
      </button>
      <div className={styles['menu']} id={menuId} hidden={!isOpen}>
        <p className="note">{staff?.email ?? admin.signedInAs}</p>
        <Choices onChoice={() => setOpen(false)} />
      </div>
    </div>
  );
}

function Choices({ onChoice }: { onChoice: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const logout = useLogout();
  const ask = () => (useUnsaved.getState().isUnsaved ? setAsking(true) : logout());
  return (
    <>
      <Link to="/account" onClick={onChoice}>
        {admin.account.title}
      </Link>
      <Link to="/report" onClick={onChoice}>
        {admin.report.title}
      </Link>
      <Link to="/history" onClick={onChoice}>
        {admin.audit.title}
      </Link>
      <button type="button" onClick={ask}>
        {admin.profile.logout}
      </button>
      {isAsking && <UnsavedChangesDialog onStay={() => setAsking(false)} onLeave={logout} />}
    </>
  );
}
