import { create } from 'zustand';
import { readWaitingEnquiries, type WaitingEnquiry } from './waitingEnquiry.ts';

interface Waiting {
  enquiries: WaitingEnquiry[];
  /** Goes to the thank-you page, if it shows what was sent; given by the form in which it was asked to wait, while it is on the screen. */
  leave: ((sent: WaitingEnquiry, before: () => void) => boolean) | undefined;
  refresh: () => void;
}

/** Changed in the browser only: the server shares it. */
export const useWaiting = create<Waiting>((set) => ({
  enquiries: [],
  leave: undefined,
  refresh: () => set({ enquiries: readWaitingEnquiries() }),
}));
