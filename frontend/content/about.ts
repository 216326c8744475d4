import words from './about.json' with { type: 'json' };
import type { About } from './schemas/about.ts';

export const about: About = words;
