import * as z from 'zod/mini';
import {
  readBrowserStorage,
  removeFromBrowserStorage,
  writeBrowserStorage,
} from '../../stores/browserStorage.ts';

const KEY = 'askedPage';
const askedFor = z.object({ asked: z.string() });

const askedIn = (state: unknown): string | undefined => askedFor.safeParse(state).data?.asked;

/** The screen that somebody wanted to open. @param state of the router, which ends on the way over a provider */
export const askedPage = (state: unknown): string | undefined =>
  askedIn(state) ?? readBrowserStorage('sessionStorage', KEY) ?? undefined;

/** For the way over a provider and back. */
export function keepAskedPage(state: unknown): void {
  const asked = askedIn(state);
  if (asked === undefined) forgetAskedPage();
  else writeBrowserStorage('sessionStorage', KEY, asked);
}

export const forgetAskedPage = (): void => removeFromBrowserStorage('sessionStorage', KEY);
