import { create } from 'zustand';
import { readWaitingEnquiries, type WaitingEnquiry } from './waitingEnquiry.ts';

/** `unsent` when the form shows something else by now. */
export type Leaving = 'left' | 'stays' | 'unsent';

interface Waiting {
  enquiries: WaitingEnquiry[];
  /** Goes to the thank-you page, if it shows what was sent; given by the form in which it was asked to wait, while it is on the screen. */
  leave: ((sent: WaitingEnquiry, before: () => void) => Leaving) | undefined;
  /** Key of the one that this form asked to wait. */
  asked: string | undefined;
  refresh: () => void;
}

/** Changed in the browser only: the server shares it. */
export const useWaiting = create<Waiting>((set) => ({
  enquiries: [],
  leave: undefined,
  asked: undefined,
  refresh: () => set({ enquiries: readWaitingEnquiries() }),
}));
