import words from './home.json' with { type: 'json' };

export const home = words;
