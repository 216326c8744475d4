export const ADDRESSES_KEY = ['addresses'];
