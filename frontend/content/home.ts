import words from './home.json' with { type: 'json' };
import type { Home } from './schemas/home.ts';

export const home: Home = words;

/** The headline of the interiors section in two voices: the last two words are set in italic. */
export const interiorsTitle = voices(words.interiors.title, 2);

function voices(title: string, italicWords: number): { roman: string; italic: string } {
  const parts = title.split(' ');
  return { roman: parts.slice(0, -italicWords).join(' '), italic: parts.slice(-italicWords).join(' ') };
}
