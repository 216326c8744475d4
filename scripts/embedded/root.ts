import { resolve } from 'node:path';

/** Of the checkout. */
export const root = resolve(import.meta.dirname, '../..');
