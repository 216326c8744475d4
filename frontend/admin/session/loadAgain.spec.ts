import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { loadAgain } from './loadAgain.ts';

test('a load that began before a change does not hide it', async () => {
  const client = createQueryClient();
  const answers: ((list: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['posts'], queryFn });
  const stop = observer.subscribe(() => undefined);
  const loading = loadAgain(client, ['posts']);
  answers[0]?.('before');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after');
  await loading;
  expect(observer.getCurrentResult().data).toBe('after');
  stop();
});
