import { studio } from '../../studio/studio.js';
import { rising } from './rising.js';
import type { SpamSignal } from './spam-signal.schema.js';

const MAX_PHRASES_SHOWN = 4;

/** One signal for each topic of studio/spam.json that the text speaks of. */
export function wordSignals(text: string): SpamSignal[] {
  const words = comparable(text);
  return studio.spam.topics.flatMap(({ name, points, phrases }) => {
    const found = phrases.filter((phrase) => words.includes(` ${phrase} `));
    if (found.length === 0) return [];
    const shown = found.slice(0, MAX_PHRASES_SHOWN).map((phrase) => `“${phrase}”`);
    return [
      {
        signal: `words: ${name}`,
        points: rising(points, found.length),
        explanation: `It has words that are often seen in ${name}: ${shown.join(', ')}.`,
      },
    ];
  });
}

/** Letters in disguise and in capitals are the same; every word has a space on both sides. */
function comparable(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  return ` ${plain.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? ''} `;
}
