import { setTimeout } from 'node:timers/promises';

/** Longer than a quick backend needs for one answer. */
const MAX_WAIT_MS = 100;

interface Running<Answer> {
  answer: Promise<Answer>;
  next?: Promise<Answer>;
}

/** One read for all who ask while another one is under way: it begins after they asked, so that nobody gets an old answer. */
export class BatchedReads<Answer> {
  private readonly running = new Map<string, Running<Answer>>();
  private readonly read: (path: string) => Promise<Answer>;

  constructor(read: (path: string) => Promise<Answer>) {
    this.read = read;
  }

  get(path: string): Promise<Answer> {
    const running = this.running.get(path);
    if (!running) return this.start(path);
    running.next ??= settled(running.answer).then(() => this.start(path));
    return running.next;
  }

  private async start(path: string): Promise<Answer> {
    const running: Running<Answer> = { answer: this.read(path) };
    this.running.set(path, running);
    try {
      return await running.answer;
    } finally {
      if (!running.next && this.running.get(path) === running) this.running.delete(path);
    }
  }
}

/** Whether it succeeded or not, and at the latest after a moment: one slow answer must not hold up the others. */
async function settled(answer: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const late = setTimeout(MAX_WAIT_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([late, Promise.allSettled([answer])]);
  waiting.abort();
}
