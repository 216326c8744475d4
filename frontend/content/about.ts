import words from './about.json' with { type: 'json' };

export const about = words;
