import type { LinkAnswer } from './checkLinks.ts';

const ASK_AGAIN_MS = 1_000;
const MAX_WAIT_MS = 4_000;
/** A link without an answer by then counts as one that could not be tried. */
const GIVE_UP_AFTER_MS = 45_000;

/** Asks again, less and less often, while a job is trying some of the links. */
export async function askLinks(ask: () => Promise<LinkAnswer[]>, signal: AbortSignal): Promise<LinkAnswer[]> {
  const start = Date.now();
  for (let wait = ASK_AGAIN_MS; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    const answers = await ask();
    if (!answers.some(isUnderWay)) return answers;
    if (Date.now() - start > GIVE_UP_AFTER_MS) return answers.map(asUnknown);
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
}

function isUnderWay({ state }: LinkAnswer): boolean {
  return state === 'checking';
}

function asUnknown(answer: LinkAnswer): LinkAnswer {
  return isUnderWay(answer) ? { ...answer, state: 'unknown' } : answer;
}
