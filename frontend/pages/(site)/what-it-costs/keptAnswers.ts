import type { Answers } from '../../../content/costRange.ts';
import { readAnswers, withAnswers } from './readAnswers.ts';

/** With the page's place in the history: there they outlast a reload and the way back. */
export function keepAnswers(answers: Answers): void {
  try {
    history.replaceState({ ...history.state, answers: withAnswers('', answers) }, '');
  } catch {
    // Safari refuses what a key that is held down changes more than a hundred times.
  }
}

export function keptAnswers(): Answers | undefined {
  const kept: unknown = Reflect.get(Object(history.state), 'answers');
  if (typeof kept !== 'string') return undefined;
  return readAnswers(Object.fromEntries(new URLSearchParams(kept)));
}
