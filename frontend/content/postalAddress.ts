import type { Overrides } from './overrides.ts';
import words from './postal-address.json' with { type: 'json' };

export const postalAddress = (overrides: Overrides | undefined) => overrides?.['postal-address'] ?? words;
