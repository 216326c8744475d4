import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

test.each([
  [
    'its own words',
    new AggregateError([new Error('connect ECONNREFUSED')], 'No address answers'),
    'No address answers',
  ],
  ['those of its parts', new AggregateError([new Error('one'), new Error('other')]), 'one, other'],
])('a failure of several addresses is told in %s', async (_whose, failure, reason) => {
  vi.spyOn(Client.prototype, 'connect').mockImplementationOnce(() => {
    throw failure;
  });
  await expect(openDatabase('postgres://127.0.0.1:1/studio')).rejects.toThrow(
    `cannot be reached: ${reason}.`,
  );
});
