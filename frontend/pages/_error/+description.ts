import type { PageContext } from 'vike/types';
import { failures } from '../../content/failures.ts';
import { states } from '../../content/states.ts';
import { system } from '../../content/system.ts';

export function description({ is404, abortReason, abortStatusCode, refusal }: PageContext): string {
  if (refusal) return refusal.text;
  if (abortReason === states.blogNotFound) return states.blogNotFound;
  if (is404) return system.notFound.text;
  return abortStatusCode === 503 ? failures.unavailable.text : failures.broken.text;
}
