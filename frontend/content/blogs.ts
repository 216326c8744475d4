import words from './blogs.json' with { type: 'json' };

export const blogs = words;
