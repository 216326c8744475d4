import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  title: string;
  isWide?: boolean;
  /** Also called for Escape and a press outside. */
  onClose: () => void;
  /** The control marked `data-first` gets the focus. */
  children: ReactNode;
}

export function ModalDialog({ title, isWide = false, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it is removed: an open dialog that is removed does not give the focus back.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    box?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => box?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={isWide || undefined}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles['inner']}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
