import { studio } from '../../studio/studio.js';
import type { SpamSignal } from './spam-signal.schema.js';

const { points, foreignScripts } = studio.spam;

const LETTER = /\p{L}/gu;
const FOREIGN_LETTER = new RegExp(
  `[${foreignScripts.map((name) => String.raw`\p{Script=${name}}`).join('')}]`,
  'gu',
);
/** A greeting or a name in another script is none. */
const MIN_FOREIGN_SHARE = 0.25;

export function scriptSignals(text: string): SpamSignal[] {
  const foreign = text.match(FOREIGN_LETTER)?.length ?? 0;
  if (foreign === 0 || foreign < MIN_FOREIGN_SHARE * (text.match(LETTER)?.length ?? 0)) return [];
  return [
    {
      signal: 'script',
      points: points.foreignScript,
      explanation: 'It is written in a script in which nobody writes to the studio.',
    },
  ];
}
