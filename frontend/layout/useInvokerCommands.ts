import { useEffect } from 'react';

/** For browsers without invoker commands: those before 2026. */
export function useInvokerCommands(): void {
  useEffect(() => {
    if ('commandForElement' in HTMLButtonElement.prototype) return undefined;
    const act = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button[commandfor]') : null;
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    };
    document.addEventListener('click', act);
    return () => document.removeEventListener('click', act);
  }, []);
}
