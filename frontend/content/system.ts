import type { System } from './schemas/system.ts';
import words from './system.json' with { type: 'json' };

export const system: System = words;
