import { hasStored } from '../stores/browserStorage.ts';

export const WAITING = 'waitingEnquiries';

export const hasWaiting = () => hasStored('localStorage', WAITING);
