import { useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { LeaveQuestion } from '../leave/LeaveQuestion.tsx';
import { useUnsaved } from '../leave/unsavedStore.ts';
import { useLogout } from '../session/useLogout.ts';
import { useCloseOutside } from './useCloseOutside.ts';
import styles from './ProfileMenu.module.css';

export function ProfileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const logout = useLogout();
  const ask = () => (useUnsaved.getState().isUnsaved ? setAsking(true) : logout());
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
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="person" />
        <span>{admin.menu}</span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
      </button>
      <div className={styles['menu']} id={menuId} hidden={!isOpen}>
        <p className="note">{admin.signedInAs}</p>
        <button type="button" onClick={ask}>
          {admin.profile.logout}
        </button>
      </div>
      {isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={logout} />}
    </div>
  );
}
