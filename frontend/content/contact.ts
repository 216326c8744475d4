import words from './contact.json' with { type: 'json' };

export const contact = words;
