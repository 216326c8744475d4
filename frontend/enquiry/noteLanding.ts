import { isPrivateAddress } from '../api/isPrivateAddress.ts';
import { readBrowserStorage, writeBrowserStorage } from '../stores/browserStorage.ts';

export const LANDING = 'landing';

/** Where the visit began: for this tab, as long as it is open, and told to nobody but with an enquiry. */
export function noteLanding(): void {
  if (isPrivateAddress(location)) return;
  if (readBrowserStorage('sessionStorage', LANDING) === null)
    writeBrowserStorage('sessionStorage', LANDING, `${location.href}\n${document.referrer}`);
}
