import { readBrowserStorage, writeBrowserStorage } from '../../stores/browserStorage.ts';

const KEY = 'enquiryShown';

/** Also where nothing can be stored: there it would open on each page. */
export const wasAutoOpened = (): boolean => readBrowserStorage('sessionStorage', KEY) !== null;

/** @returns whether it is stored: the enquiry opens by itself only then */
export const noteAutoOpened = (): boolean => writeBrowserStorage('sessionStorage', KEY, 'yes');
