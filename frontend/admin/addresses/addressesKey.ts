/** Of every query of this screen. */
export const ADDRESSES_KEY = ['addresses'];
