import { type RefObject, useEffect } from 'react';

/** Closes a dialog when a link in it is followed or the scrim around it is pressed. */
export function useCloseOnChoice(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const closeOnChoice = ({ target }: MouseEvent) => {
      const isLink = target instanceof Element && target.closest('a');
      if (target === element || isLink) element?.close();
    };
    element?.addEventListener('click', closeOnChoice);
    return () => element?.removeEventListener('click', closeOnChoice);
  }, [dialog]);
}
