import words from './system.json' with { type: 'json' };

export const system = words;
