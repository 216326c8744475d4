import { create } from 'zustand';

const SHOWN_MS = 4000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the page says about the visitor's last press; "" for nothing. Changed in the browser only: the server shares it. */
export const useMessage = create<{ message: string }>(() => ({ message: '' }));

export function say(message: string, shownMs = SHOWN_MS): void {
  clearTimeout(timer);
  useMessage.setState({ message });
  timer = setTimeout(() => useMessage.setState({ message: '' }), shownMs);
}
