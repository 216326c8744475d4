import { type RefObject, useEffect } from 'react';

type Dialog = RefObject<HTMLDialogElement | null>;

/** Closes a dialog when a link in it or the scrim around it is clicked. */
export function useCloseOnChoice(dialog: Dialog): void {
  useCloseBeside(dialog);
  useEffect(() => {
    const element = dialog.current;
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.close();
    };
    element?.addEventListener('click', closeOnLink);
    return () => element?.removeEventListener('click', closeOnLink);
  }, [dialog]);
}

/** Closes a dialog when the scrim around it is clicked; Safari has no `closedby`. */
export function useCloseBeside(dialog: Dialog): void {
  useEffect(() => {
    const element = dialog.current;
    let pressed: EventTarget | null = null;
    // Selecting text may end beside the dialog without being a click on the scrim.
    const notePress = ({ target }: Event) => {
      pressed = target;
    };
    const closeBeside = ({ target }: Event) => {
      if (target === element && pressed === element) element?.close();
    };
    element?.addEventListener('pointerdown', notePress);
    element?.addEventListener('click', closeBeside);
    return () => {
      element?.removeEventListener('pointerdown', notePress);
      element?.removeEventListener('click', closeBeside);
    };
  }, [dialog]);
}
