import { isFromDraft } from './draft/fillInDraft.ts';

/** How long the page has been open, by a monotonic clock: it says nothing of what was written before. */
export function addElapsed(data: FormData, form: HTMLFormElement): void {
  if (!isFromDraft(form)) data.set('elapsed_ms', `${Math.round(performance.now())}`);
}
