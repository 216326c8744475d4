import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { expect, test } from 'vitest';
import { toHttpError } from './http-error.js';

const failing = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);

test.each([
  ['Postgres stops', failing(Object.assign(new Error('terminating connection'), { code: '57P01' }))],
  ['Postgres starts', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['a connection breaks under a query', failing(new Error('Connection terminated unexpectedly'))],
  [
    'a broken connection is asked',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a connection is asked that was closed', failing(new Error('Client was closed and is not queryable'))],
  ['the connection of a transaction has broken', new QueryRunnerAlreadyReleasedError()],
  ['it has broken, and the manager is asked', new QueryRunnerProviderAlreadyReleasedError()],
  ['no connection becomes free', new Error('timeout exceeded when trying to connect')],
  ['nobody listens', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['two changes stand in each other’s way', failing(Object.assign(new Error('deadlock'), { code: '40P01' }))],
])('when %s the answer is "later"', (_case, thrown) => {
  expect(toHttpError(thrown)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/try again/) },
  });
});

test('a fault of our own is not said to be an outage', () => {
  const fault = failing(Object.assign(new Error('column "x" does not exist'), { code: '42703' }));
  expect(toHttpError(fault).status).toBe(500);
});
