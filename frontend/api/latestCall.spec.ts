import { expect, test, vi } from 'vitest';
import { latestCall } from './latestCall.ts';

const inTurn = (answer?: string) =>
  new Promise<string | undefined>((resolve) => setTimeout(resolve, 0, answer));

test('an answer that comes after another call of the same name is left out', async () => {
  const shown = vi.fn<(answer?: string) => void>();
  void latestCall('list', () => inTurn('early')).then(shown);
  await latestCall('list', () => Promise.resolve('late')).then(shown);
  await inTurn();
  expect(shown.mock.calls).toEqual([['late']]);
});
