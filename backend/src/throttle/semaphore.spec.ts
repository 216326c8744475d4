import { Semaphore } from './semaphore.js';

const EMPTY = { used: 0, free: 1, queue: 0 };
const FULL = { used: 1, free: 0, queue: 0 };

describe('a semaphore', () => {
  it('runs as much at once as it has slots, and everything in the end', async () => {
    const semaphore = new Semaphore(2);
    let running = 0;
    let highest = 0;
    const work = async () => {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => semaphore.run(work)));
    expect([highest, running]).toEqual([2, 0]);
  });

  it('runs what waits in the order it came', async () => {
    const semaphore = new Semaphore(1);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((number) => semaphore.run(async () => void order.push(number))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('runs the next when one fails', async () => {
    const semaphore = new Semaphore(1);
    await expect(semaphore.run(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
    await expect(semaphore.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('keeps no slot for one who leaves while waiting', async () => {
    const semaphore = new Semaphore(1);
    const release = await semaphore.acquire();
    const visit = new AbortController();
    const waiting = semaphore.acquire(visit.signal);
    visit.abort(new Error('Gone.'));
    await expect(waiting).rejects.toThrow('Gone.');
    expect(semaphore.state).toEqual(FULL);
    release();
    expect(semaphore.state).toEqual(EMPTY);
  });

  it('keeps no slot for one who leaves in the moment it becomes free', async () => {
    const semaphore = new Semaphore(1);
    const release = await semaphore.acquire();
    const visits = [new AbortController(), new AbortController()];
    const waiting = Promise.allSettled(visits.map(({ signal }) => semaphore.acquire(signal)));
    visits[0]?.abort();
    release();
    visits[1]?.abort();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(semaphore.state).toEqual(EMPTY);
  });

  it('gives no slot to one who has left already', async () => {
    const semaphore = new Semaphore(1);
    await expect(semaphore.acquire(AbortSignal.abort(new Error('Gone.')))).rejects.toThrow('Gone.');
    expect(semaphore.state).toEqual(EMPTY);
  });

  it('refuses one who comes when the queue is full', async () => {
    const semaphore = new Semaphore(1, { maxQueue: 1 });
    const release = await semaphore.acquire();
    const waiting = semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toThrow('Please try again in a moment.');
    release();
    (await waiting)();
    expect(semaphore.state).toEqual(EMPTY);
  });

  it('refuses one who has waited too long, and keeps no slot for them', async () => {
    const semaphore = new Semaphore(1, { timeoutMs: 1 });
    const release = await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toThrow('Please try again in a moment.');
    expect(semaphore.state).toEqual(FULL);
    release();
    expect(semaphore.state).toEqual(EMPTY);
  });
});
