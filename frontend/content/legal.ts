import words from './legal.json' with { type: 'json' };

export const legal = words;
