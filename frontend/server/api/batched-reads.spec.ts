import { expect, test } from 'vitest';
import { BatchedReads } from './batched-reads.ts';

/** Reads that end when the test says so. */
function backend() {
  const reads: { resolve: (answer: string) => void; reject: (reason: Error) => void }[] = [];
  const batched = new BatchedReads<string>(
    () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
  );
  const waitFor = async (count: number): Promise<void> => {
    await expect.poll(() => reads.length).toBe(count);
  };
  return { batched, reads, waitFor };
}

test('who asks while a read is under way gets the next one, and all of them the same', async () => {
  const { batched, reads, waitFor } = backend();
  const first = batched.get('blog');
  const others = [batched.get('blog'), batched.get('blog')];
  const elsewhere = batched.get('projects');
  expect(reads).toHaveLength(2);
  reads[0]?.resolve('before the change');
  reads[1]?.resolve('projects');
  await waitFor(3);
  reads[2]?.resolve('after the change');
  expect(await first).toBe('before the change');
  expect(await Promise.all(others)).toEqual(['after the change', 'after the change']);
  expect(await elsewhere).toBe('projects');
});

test('a failure is not for those who asked later', async () => {
  const { batched, reads, waitFor } = backend();
  const failing = batched.get('blog');
  const later = batched.get('blog');
  reads[0]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await waitFor(2);
  reads[1]?.resolve('there');
  expect(await later).toBe('there');
});

test('a read that hangs does not hold up those who asked later', async () => {
  const { batched, reads, waitFor } = backend();
  void batched.get('blog');
  const later = batched.get('blog');
  await waitFor(2);
  reads[1]?.resolve('there');
  expect(await later).toBe('there');
});

test('nothing is kept when nobody asks any more', async () => {
  const { batched, reads } = backend();
  const first = batched.get('blog');
  reads[0]?.resolve('one');
  expect(await first).toBe('one');
  const second = batched.get('blog');
  reads[1]?.resolve('two');
  expect(await second).toBe('two');
});
