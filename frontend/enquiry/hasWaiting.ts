import { hasStored } from '../stores/browserStorage.ts';

export const WAITING = 'waitingEnquiries';

export const DRAFT = 'enquiryDraft';

/** Files of a draft: their store is opened for those alone who have chosen some. */
export const KEPT_FILES = 'enquiryFiles';

export const hasWaiting = () => hasStored('localStorage', WAITING);

export const hasDraft = () => hasStored('localStorage', DRAFT);

export const hasKeptFiles = () => hasStored('localStorage', KEPT_FILES);
