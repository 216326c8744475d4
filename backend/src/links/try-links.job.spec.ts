import { DataSource } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.js';
import { CheckedLinkRepository } from './checked-link.repository.js';
import { LinkRequests } from './link-requests.js';
import { OutboundNetwork } from './outbound-network.js';
import { OutboundRequests } from './outbound-requests.js';
import { TryLinks } from './try-links.job.js';

describe('the job that tries links', () => {
  const database = new DataSource({ type: 'postgres' });
  const links = new CheckedLinkRepository(database);
  const requests = new LinkRequests(
    new OutboundRequests(new OutboundNetwork(), { SITE_URL: 'https://a.example' }),
  );
  const queue = new JobQueue(database);
  const job = new TryLinks(database, links, requests, queue);
  const left = new Set<string>();
  const queued = vi.spyOn(queue, 'add').mockResolvedValue();
  vi.spyOn(links, 'waiting').mockImplementation(async (limit) => [...left].slice(0, limit));
  vi.spyOn(links, 'note').mockImplementation(async (address) => void left.delete(address));

  beforeEach(() => {
    for (let count = 0; count < 300; count += 1) left.add(`https://other.example/${count}`);
    queued.mockClear();
  });

  it('gives way after a slice of time while links wait that take long, and goes on later', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(requests, 'try').mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve({ state: 'unknown', status: null }), 20_000)),
    );
    const run = job.run({}, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(60_000);
    await run;
    expect(left.size).toBe(290);
    expect(queued).toHaveBeenCalledOnce();
  });

  it('ends when nothing waits', async () => {
    vi.spyOn(requests, 'try').mockResolvedValue({ state: 'ok', status: 200 });
    await job.run({}, new AbortController().signal);
    expect([left.size, queued.mock.calls]).toEqual([0, []]);
  });
});
