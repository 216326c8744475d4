import { Gate } from './gate.js';

describe('a gate', () => {
  it('lets as many through at a time as it has places, and everybody in the end', async () => {
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

  it('lets the next one through when the work of one fails', async () => {
    const gate = new Gate(1);
    await expect(gate.pass(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
    await expect(gate.pass(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
