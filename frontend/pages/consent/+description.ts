import words from '../../content/consent.json' with { type: 'json' };

export const { description } = words;
