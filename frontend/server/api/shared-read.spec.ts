import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedRead } from './shared-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const away = () => Promise.reject(new Error('away'));

test('requests share one read, and see a change a quarter of a second later', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const shared = new SharedRead(read);
  expect(await Promise.all([shared.get(), shared.get()])).toEqual([1, 1]);
  read.mockResolvedValue(2);
  expect(await shared.get()).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(await shared.get()).toBe(2);
});

test('while reading fails, the last good answer is good', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const shared = new SharedRead(read);
  await shared.get();
  read.mockImplementation(away);
  vi.advanceTimersByTime(250);
  expect(await shared.get()).toBe(1);
});

test('a read that takes long holds up nobody for more than a second', async () => {
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const shared = new SharedRead(read);
  await shared.get();
  read.mockReturnValue(new Promise(() => undefined));
  vi.advanceTimersByTime(250);
  const first = shared.get();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe(1);
  const second = shared.get();
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBe(1);
  expect(read).toHaveBeenCalledTimes(2);
});

test('without any good answer it is an error, which is asked for again', async () => {
  const read = vi.fn<() => Promise<never>>(away);
  const shared = new SharedRead<number>(read);
  await expect(shared.get()).rejects.toThrow('away');
  vi.advanceTimersByTime(250);
  await expect(shared.get()).rejects.toThrow('away');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a change that is told is read at once, and no earlier answer comes after it', async () => {
  const late: ((value: number) => void)[] = [];
  const read = vi.fn<() => Promise<number>>(() => new Promise((resolve) => late.push(resolve)));
  const shared = new SharedRead(read);
  const early = shared.get();
  shared.expire();
  read.mockResolvedValue(2);
  expect(await shared.get()).toBe(2);
  late[0]?.(1);
  expect(await early).toBe(1);
  expect(await shared.get()).toBe(2);
});
