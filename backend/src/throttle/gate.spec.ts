import { Gate } from './gate.js';

const EMPTY = { used: 0, free: 1, queue: 0 };
const FULL = { used: 1, free: 0, queue: 0 };

describe('a gate', () => {
  it('lets as many through at a time as it has slots, and everybody in the end', async () => {
    const gate = new Gate(2);
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => gate.pass(work)));
    expect([most, inside]).toEqual([2, 0]);
  });

  it('lets those who wait in in the order they came', async () => {
    const gate = new Gate(1);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((number) => gate.pass(async () => void order.push(number))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('lets the next one through when the work of one fails', async () => {
    const gate = new Gate(1);
    await expect(gate.pass(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
    await expect(gate.pass(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('keeps no slot for one who leaves while waiting', async () => {
    const gate = new Gate(1);
    const leave = await gate.enter();
    const visit = new AbortController();
    const waiting = gate.enter(visit.signal);
    visit.abort(new Error('Gone.'));
    await expect(waiting).rejects.toThrow('Gone.');
    expect(gate.state).toEqual(FULL);
    leave();
    expect(gate.state).toEqual(EMPTY);
  });

  it('keeps no slot for one who leaves in the moment it becomes free', async () => {
    const gate = new Gate(1);
    const leave = await gate.enter();
    const visits = [new AbortController(), new AbortController()];
    const waiting = Promise.allSettled(visits.map(({ signal }) => gate.enter(signal)));
    visits[0]?.abort();
    leave();
    visits[1]?.abort();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(gate.state).toEqual(EMPTY);
  });

  it('does not let anybody in who has left already', async () => {
    const gate = new Gate(1);
    await expect(gate.enter(AbortSignal.abort(new Error('Gone.')))).rejects.toThrow('Gone.');
    expect(gate.state).toEqual(EMPTY);
  });

  it('refuses whoever comes when the queue is full', async () => {
    const gate = new Gate(1, { maxQueue: 1 });
    const leave = await gate.enter();
    const waiting = gate.enter();
    await expect(gate.enter()).rejects.toThrow('Please try again in a moment.');
    leave();
    (await waiting)();
    expect(gate.state).toEqual(EMPTY);
  });

  it('refuses whoever has waited too long, and keeps no slot for them', async () => {
    const gate = new Gate(1, { timeoutMs: 1 });
    const leave = await gate.enter();
    await expect(gate.enter()).rejects.toThrow('Please try again in a moment.');
    expect(gate.state).toEqual(FULL);
    leave();
    expect(gate.state).toEqual(EMPTY);
  });
});
