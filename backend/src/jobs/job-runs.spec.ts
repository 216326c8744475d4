import { getEventListeners, once } from 'node:events';
import { z } from 'zod';
import { Job } from './job.js';
import { JobRuns } from './job-runs.js';

class Held extends Job {
  readonly name = 'held';
  readonly payload = z.unknown();
  override readonly timeoutMs = 10;

  constructor(private readonly atItsEnd: () => void) {
    super();
  }

  async run(_payload: unknown, signal: AbortSignal): Promise<void> {
    await once(signal, 'abort');
    this.atItsEnd();
  }
}

const run = (atItsEnd: () => void) =>
  new JobRuns().run(new Held(atItsEnd), undefined, new AbortController().signal);

function fail(): never {
  throw new Error('The mail server said nothing.');
}

describe('a job whose time is over', () => {
  it('is done when it finds that nothing is left to try', async () => {
    await expect(run(() => undefined)).resolves.toBeUndefined();
  });

  it('is tried again when it fails, because it took too long', async () => {
    await expect(run(fail)).rejects.toThrow('The job held was ended after 0.01 seconds.');
  });
});

it('a job that is done leaves nothing behind at the signal that outlives it', async () => {
  const stopping = new AbortController();
  const seen: AbortSignal[] = [];
  class Brief extends Held {
    override async run(_payload: unknown, signal: AbortSignal): Promise<void> {
      seen.push(signal);
    }
  }
  await new JobRuns().run(new Brief(() => undefined), undefined, stopping.signal);
  const listeners = [stopping.signal, ...seen].map((signal) => getEventListeners(signal, 'abort').length);
  expect(listeners).toEqual([0, 0]);
});

it('a job under way is told why the worker stops', async () => {
  const stopping = new AbortController();
  const held = Object.assign(new Held(fail), { timeoutMs: 10_000 });
  const running = new JobRuns().run(held, undefined, stopping.signal);
  stopping.abort(new Error('The site stops.'));
  await expect(running).rejects.toThrow('The site stops.');
});
