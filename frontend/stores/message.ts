import { create } from 'zustand';
import { readBrowserStorage, removeFromBrowserStorage, writeBrowserStorage } from './browserStorage.ts';

const SHOWN_MS = 4000;
/** When it ends, and what it says: it goes along to the next page. */
const KEY = 'message';
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the page says about the visitor's last press; "" for nothing. Changed in the browser only: the server shares it. */
export const useMessage = create<{ message: string }>(() => ({ message: '' }));

export function say(message: string, shownMs = SHOWN_MS): void {
  clearTimeout(timer);
  useMessage.setState({ message });
  writeBrowserStorage('sessionStorage', KEY, `${Date.now() + shownMs} ${message}`);
  if (document.hidden) beginWhenSeen(message, shownMs);
  else timer = setTimeout(stopSaying, shownMs);
}

function beginWhenSeen(message: string, shownMs: number): void {
  document.addEventListener('visibilitychange', () => say(message, shownMs), { once: true });
}

/** What the page before was still saying. */
export function sayOn(): void {
  const [, until = '', message = ''] =
    /^(\d+) (.+)$/s.exec(readBrowserStorage('sessionStorage', KEY) ?? '') ?? [];
  const leftMs = Number(until) - Date.now();
  if (message && leftMs > 0) say(message, leftMs);
  else stopSaying();
}

export function stopSaying(): void {
  useMessage.setState({ message: '' });
  removeFromBrowserStorage('sessionStorage', KEY);
}
