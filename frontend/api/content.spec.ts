import { expect, test } from 'vitest';
import { getContent } from './content.ts';

const answering = (status: number, body: unknown) => ({ get: () => Promise.resolve({ status, body }) });

test('words that are known are not read again', async () => {
  expect(await getContent({}, answering(200, { data: {} }))).toBeUndefined();
  const clients = ['Kadam Foods'];
  expect(await getContent({ clients }, answering(200, { data: { clients } }))).toBeUndefined();
});

test('words that are new are read, also when staff went back to those of the files', async () => {
  const clients = ['Kadam Foods'];
  expect(await getContent({}, answering(200, { data: { clients } }))).toEqual({ clients });
  expect(await getContent({ clients }, answering(200, { data: {} }))).toEqual({});
});

test.each([
  [503, {}, '503'],
  [200, { data: { clients: 'Kadam Foods' } }, 'clients'],
])('an answer %i that holds no words is an error', async (status, body, reason) => {
  await expect(getContent({}, answering(status, body))).rejects.toThrow(reason);
});
