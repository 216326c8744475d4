import words from './home.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { Home } from './schemas/home.ts';

export const home = (overrides: Overrides | undefined): Home => overrides?.home ?? words;

/** A headline in two voices: its last two words are set in italic. */
export function twoVoices(title: string): { roman: string; italic: string } {
  const parts = title.split(' ');
  return { roman: parts.slice(0, -2).join(' '), italic: parts.slice(-2).join(' ') };
}
