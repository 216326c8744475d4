import { readBrowserStorage, writeBrowserStorage } from '../../stores/browserStorage.ts';

const KEY = 'enquiryShown';

export const wasAutoOpened = (): boolean => readBrowserStorage('sessionStorage', KEY) !== null;

/** @returns whether it is stored: the enquiry opens by itself only then */
export const noteAutoOpened = (): boolean => writeBrowserStorage('sessionStorage', KEY, 'yes');
