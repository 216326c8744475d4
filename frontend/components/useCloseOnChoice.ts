import { type RefObject, useEffect } from 'react';

type Dialog = RefObject<HTMLDialogElement | null>;

/** A press so soon after the dialog has opened is the second of a double press on its opener. In milliseconds. */
const DOUBLE_PRESS = 500;

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
    let openedAt = performance.now();
    let isPressed = false;
    // A dialog that opens takes the focus.
    const noteFocus = ({ timeStamp }: Event) => {
      openedAt = timeStamp;
    };
    // Selecting text may end beside the dialog without being a click on the scrim.
    const notePress = ({ target, timeStamp }: Event) => {
      isPressed = target === element && timeStamp - openedAt > DOUBLE_PRESS;
    };
    const closeBeside = ({ target }: Event) => {
      if (target === element && isPressed) element?.close();
    };
    element?.addEventListener('focusin', noteFocus);
    element?.addEventListener('pointerdown', notePress);
    element?.addEventListener('click', closeBeside);
    return () => {
      element?.removeEventListener('focusin', noteFocus);
      element?.removeEventListener('pointerdown', notePress);
      element?.removeEventListener('click', closeBeside);
    };
  }, [dialog]);
}
