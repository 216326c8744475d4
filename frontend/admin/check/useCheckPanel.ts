import { useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../api/serverClock.ts';
import type { Finding } from './Finding.ts';
import { goTo } from './goTo.ts';

const CLOSED = { isOpen: false, openedAt: 0, going: undefined };

/** The panel beside the form. Where there is no room for both, the form takes its place while somebody goes there. */
export function useCheckPanel() {
  const [panel, setPanel] = useState<{ isOpen: boolean; openedAt: number; going: Finding | undefined }>(
    CLOSED,
  );
  return {
    ...panel,
    open: () => {
      flushSync(() => setPanel({ isOpen: true, openedAt: serverNow(), going: undefined }));
      document.getElementById('check-title')?.focus();
    },
    close: () => {
      flushSync(() => setPanel(CLOSED));
      document.getElementById('open-check')?.focus();
    },
    /** Without moving the focus. */
    leave: () => setPanel(CLOSED),
    go: (going: Finding) => {
      flushSync(() => setPanel((now) => ({ ...now, going })));
      goTo(going.place);
    },
    goBack: () => {
      flushSync(() => setPanel((now) => ({ ...now, going: undefined })));
      document.getElementById('check-title')?.focus();
    },
  };
}
export type CheckPanelState = ReturnType<typeof useCheckPanel>;
