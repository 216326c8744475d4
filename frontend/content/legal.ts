import words from './legal.json' with { type: 'json' };
import type { Legal } from './schemas/legal.ts';

export const legal: Legal = words;
