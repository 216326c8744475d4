import { readStored, writeStored } from '../../stores/browserStorage.ts';

const KEY = 'enquiryShown';

export const wasAutoOpened = (): boolean => readStored('sessionStorage', KEY) !== null;

/** @returns whether it is stored: the enquiry opens by itself only then */
export const noteAutoOpened = (): boolean => writeStored('sessionStorage', KEY, 'yes');
