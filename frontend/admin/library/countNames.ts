/** By filter, as the API counts them. */
export const countNames = {
  all: 'all',
  unused: 'unused',
  'no-alt': 'no_alt',
  'too-small': 'too_small',
  bin: 'bin',
} as const;
