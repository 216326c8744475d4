import type { SectionValues } from './schemas/sections.ts';

/** The sections of words that staff have changed: each replaces what its file holds. */
export type Overrides = Partial<SectionValues>;
