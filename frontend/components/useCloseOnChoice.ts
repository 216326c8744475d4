import { type RefObject, useEffect } from 'react';

/** Closes a dialog when a link in it or the scrim around it is clicked. */
export function useCloseOnChoice(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    let pressed: EventTarget | null = null;
    // Selecting text may end beside the dialog without being a click on the scrim.
    const notePress = ({ target }: Event) => {
      pressed = target;
    };
    const closeOnChoice = ({ target }: Event) => {
      const isLink = target instanceof Element && target.closest('a');
      const isBeside = target === element && pressed === element;
      if (isLink || isBeside) element?.close();
    };
    element?.addEventListener('pointerdown', notePress);
    element?.addEventListener('click', closeOnChoice);
    return () => {
      element?.removeEventListener('pointerdown', notePress);
      element?.removeEventListener('click', closeOnChoice);
    };
  }, [dialog]);
}
