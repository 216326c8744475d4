import { studio } from '../../studio/studio.js';
import type { WordCount } from './spam-lesson.repository.js';
import type { SpamSignal } from './spam-signal.schema.js';

const { fewest, most, least } = studio.spam.lessons;
/** So many count as if seen once more in each kind: a single lesson decides nothing. */
const CAUTION = 2;
const MAX_TELLING_WORDS = 15;
const MIN_TELLING_WORDS = 3;
/** Sum of log odds at which the points are full. */
const SURE = 6;
const MAX_WORDS_SHOWN = 4;

/** Naive Bayes: how much oftener the words were in marked spam than in honest enquiries. */
export function learnedSignals(lessons: WordCount, words: WordCount[]): SpamSignal[] {
  if (lessons.honest < fewest || lessons.spam < fewest) return [];
  const telling = words
    .map((count) => ({ word: count.word, odds: logOdds(count, lessons) }))
    .toSorted((one, other) => Math.abs(other.odds) - Math.abs(one.odds))
    .slice(0, MAX_TELLING_WORDS);
  if (telling.length < MIN_TELLING_WORDS) return [];
  const sum = telling.reduce((total, { odds }) => total + odds, 0);
  const points = pointsFor(sum);
  if (points === 0) return [];
  const shown = telling.filter(({ odds }) => odds > 0 === sum > 0).slice(0, MAX_WORDS_SHOWN);
  const where = sum > 0 ? 'marked as spam' : 'that were honest';
  const list = shown.map(({ word }) => `“${word}”`).join(', ');
  return [
    { signal: 'learned', points, explanation: `Its words are more often in enquiries ${where}: ${list}.` },
  ];
}

function logOdds({ honest, spam }: WordCount, lessons: WordCount): number {
  const [inSpam, inHonest] = [spam / lessons.spam, honest / lessons.honest];
  const share = inSpam / (inSpam + inHonest);
  const seen = honest + spam;
  const cautious = (CAUTION / 2 + seen * share) / (CAUTION + seen);
  return Math.log(cautious / (1 - cautious));
}

function pointsFor(sum: number): number {
  const certainty = Math.min(Math.abs(sum) / SURE, 1);
  return Math.round(certainty * (sum > 0 ? most : least)) || 0;
}
