import { studio } from '../../studio/studio.js';
import { rising } from './rising.js';
import type { SpamSignal } from './spam-signal.schema.js';

/** Longer than any word of a language with Latin letters has; y sounds. */
const CONSONANTS = /[b-df-hj-np-tv-xz]{7}/i;
const MIXED_CASE = /^(?=.{8})[a-z]*(?:[A-Z]+[a-z]+){4,}[A-Z]*$/;
const MIN_GIBBERISH_SHARE = 0.5;

/** Random letters, as some programs try out a form with. */
export function gibberishSignals({ name, message }: { name: string; message: string }): SpamSignal[] {
  const random = [isGibberish(name) && 'name', isGibberish(message) && 'message'].filter(Boolean);
  if (random.length === 0) return [];
  return [
    {
      signal: 'gibberish',
      points: rising(studio.spam.points.gibberish, random.length),
      explanation: `Random letters stand in the ${random.join(' and the ')}.`,
    },
  ];
}

function isGibberish(text: string): boolean {
  const words = text.split(/\s+/);
  const random = words.filter((word) => CONSONANTS.test(word) || MIXED_CASE.test(word));
  return random.length > 0 && random.length >= MIN_GIBBERISH_SHARE * words.length;
}
