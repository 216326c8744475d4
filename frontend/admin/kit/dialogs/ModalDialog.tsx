import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCloseBeside } from '../../../components/useCloseOnChoice.ts';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  title: string;
  isWide?: boolean | undefined;
  /** Wide, always as high as it may be, and all of the screen on a phone. */
  isTall?: boolean;
  /** Beside the title. */
  tools?: ReactNode;
  /** Also called for Escape and a press outside. */
  onClose: () => void;
  /** The control marked `data-first` gets the focus. */
  children: ReactNode;
}

export function ModalDialog({ title, isWide, isTall, tools, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCloseBeside(dialog);
  // Before it is removed: an open dialog that is removed does not give the focus back.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    box?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => box?.close();
  }, []);
  // The browser tells of `close` a moment later, when the next letter may have gone to what has the focus again.
  const closeAtOnce = (event: SyntheticEvent) => {
    // A choice of files that is called off bubbles.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={isWide || undefined}
      data-tall={isTall || undefined}
      aria-labelledby={titleId}
      onCancel={closeAtOnce}
      onClose={onClose}
    >
      <div className={styles['inner']}>
        <div className={tools === undefined ? undefined : styles['top']}>
          <h2 id={titleId}>{title}</h2>
          {tools}
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
