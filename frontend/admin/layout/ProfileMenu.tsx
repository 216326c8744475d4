import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ValidToken } from '../../api/wire.gen.ts';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { admin } from '../../content/admin/admin.ts';
import { UnsavedChangesDialog } from '../unsaved/UnsavedChangesDialog.tsx';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { useShortcutsDialog } from '../kit/shortcuts/useShortcutsDialog.ts';
import { useMayOpen } from './useMayOpen.ts';
import { useLogout } from '../session/useLogout.ts';
import { useCloseOutside } from './useCloseOutside.ts';
import styles from './ProfileMenu.module.css';

const SCREENS = [
  ['/account', admin.account.title],
  ['/people', admin.people.title],
  ['/report', admin.report.title],
  ['/addresses', admin.addresses.title],
  ['/history', admin.audit.title],
] as const;

export function ProfileMenu({ staff }: { staff: ValidToken | undefined }) {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  // A dialog gives the focus back to where it was.
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  useCloseOutside(menu, isOpen, ({ byKey }) => (byKey ? close() : setOpen(false)));
  const showKeys = () => {
    close();
    useShortcutsDialog.getState().open();
  };
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
        <StaffIcon name="person" />
        <span>{staff?.name ?? admin.menu}</span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
      </button>
      <div className={styles['menu']} id={menuId} hidden={!isOpen}>
        <p className="note">{staff?.email ?? admin.signedInAs}</p>
        <Choices onChoice={close} onKeys={showKeys} />
      </div>
    </div>
  );
}

function Choices({ onChoice, onKeys }: { onChoice: () => void; onKeys: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { leave, stay, isLeaving } = useLogout();
  const mayOpen = useMayOpen();
  const ask = () => {
    onChoice();
    setAsking(true);
  };
  const goOn = () => {
    stay();
    setAsking(false);
  };
  return (
    <>
      {SCREENS.filter(([path]) => mayOpen(path)).map(([path, title]) => (
        <Link key={path} to={path} onClick={onChoice}>
          {title}
        </Link>
      ))}
      <button type="button" onClick={onKeys}>
        {admin.shortcuts.title}
      </button>
      <button
        type="button"
        aria-disabled={isLeaving}
        onClick={() => !isLeaving && (useUnsaved.getState().isUnsaved ? ask() : leave())}
      >
        {admin.profile.logout}
      </button>
      {isAsking && <UnsavedChangesDialog isLeaving={isLeaving} onStay={goOn} onLeave={leave} />}
    </>
  );
}
