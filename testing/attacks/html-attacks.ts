import { attacks } from './blog-attacks.ts';
import { knownSanitizerBypasses } from './known-sanitizer-bypasses.ts';

export const htmlAttacks = [...attacks, ...knownSanitizerBypasses];

/** Enough to see that a text is cleaned at all, where what cleans it is tested with every attack elsewhere. */
export const someHtmlAttacks = htmlAttacks.filter((_attack, index) => index % 5 === 0);
