import type { PageContext } from 'vike/types';
import { failures, system } from '../../content/system.ts';

export function description({ is404, abortReason, abortStatusCode, refusal }: PageContext): string {
  if (refusal) return refusal.text;
  if (abortReason === system.states.blogNotFound) return system.states.blogNotFound;
  if (is404) return system.notFound.text;
  return abortStatusCode === 503 ? failures.unavailable.text : failures.broken.text;
}
