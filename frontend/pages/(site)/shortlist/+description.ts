import words from '../../../content/shortlist.json' with { type: 'json' };

export const { description } = words;
