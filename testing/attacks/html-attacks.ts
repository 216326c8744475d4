import { attacks } from './blog-attacks.ts';
import { knownSanitizerBypasses } from './known-sanitizer-bypasses.ts';

export const htmlAttacks = [...attacks, ...knownSanitizerBypasses];
