import { readBrowserStorage } from '../stores/browserStorage.ts';

export const WAITING = 'waitingEnquiries';

export const hasWaiting = () => !!readBrowserStorage('localStorage', WAITING);
