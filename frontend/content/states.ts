import type { States } from './schemas/states.ts';
import words from './states.json' with { type: 'json' };

export const states: States = words;
