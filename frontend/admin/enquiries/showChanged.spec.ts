import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { enquiry } from '../test/enquiry.ts';
import { showChanged } from './showChanged.ts';

test('after a change of an enquiry the new ones are counted again', async () => {
  const client = new QueryClient();
  const count = ['new enquiries', '/enquiries'];
  client.setQueryData(count, 3);
  showChanged(client, { ...enquiry, state: 'called' });
  await expect.poll(() => client.getQueryState(count)?.isInvalidated).toBe(true);
});

test('a load that began before a change does not bring back what was', async () => {
  const client = new QueryClient();
  const queryKey = ['enquiry', 'e1'];
  const answers: ((before: typeof enquiry) => void)[] = [];
  const queryFn = () => new Promise<typeof enquiry>((resolve) => answers.push(resolve));
  const load = client.fetchQuery({ queryKey, queryFn, retry: false });
  showChanged(client, { ...enquiry, state: 'won' });
  answers.forEach((answer) => answer(enquiry));
  await load.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toMatchObject({ state: 'won' });
});
