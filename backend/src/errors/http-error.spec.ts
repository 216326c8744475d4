import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadRequestException, NotFoundException } from '@nestjs/common';
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
  ['a database may not be written to', failing(Object.assign(new Error('read-only'), { code: '25006' }))],
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

test.each([
  ['of the router', new NotFoundException('Cannot GET /api/x'), 'There is nothing at this address.'],
  [
    'that are a sentence',
    new BadRequestException('Unexpected end of form.'),
    'The request could not be read.',
  ],
  ['of ours', new NotFoundException({ message: 'Blog not found.' }), 'Blog not found.'],
])('words %s are told as they should be', (_whose, thrown, message) => {
  expect(toHttpError(thrown).body).toEqual({ message });
});

test('whatever we throw with words of ours gives them as ours', () => {
  const src = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: src, exclude: ['**/*.spec.ts'] });
  const withText =
    /(?:new \w+Exception|extends \w+Exception \{[^}]*?super)\(\s*(?!\s|\)|\{|fieldMessage\(|field \?)/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => withText.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});
