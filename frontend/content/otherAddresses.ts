import words from './other-addresses.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { OtherAddresses } from './schemas/other-addresses.ts';

const shipped: OtherAddresses = words;

export const otherAddresses = (overrides: Overrides | undefined): OtherAddresses =>
  overrides?.['other-addresses'] ?? shipped;
