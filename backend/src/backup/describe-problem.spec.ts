import { DatabaseError } from 'pg';
import { ImageStoreUnavailable } from '../pictures/image-store.js';
import { describeProblem } from './describe-problem.js';

const refusal = (message: string, fields: Partial<DatabaseError>) =>
  Object.assign(new DatabaseError(message, 0, 'error'), fields);

it('a restore says why the store of the pictures is away, not what a visitor reads', () => {
  const said = describeProblem(new ImageStoreUnavailable(new Error('SignatureDoesNotMatch')));
  expect(said).toBe('The store of the pictures cannot be reached: Error: SignatureDoesNotMatch');
});

it('a restore says all the reasons why a server cannot be reached', () => {
  const refusals = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:5432`));
  expect(describeProblem(new AggregateError(refusals))).toBe(
    'connect ECONNREFUSED ::1:5432 connect ECONNREFUSED 127.0.0.1:5432',
  );
});

describe('what a restore says of Postgres', () => {
  it.each([
    [
      refusal('invalid input syntax for type uuid: "asha@example.com"', {
        code: '22P02',
        where: 'COPY enquiry, line 1, column id: "asha@example.com"',
      }),
      'Postgres refuses what is in the backup (22P02, COPY enquiry, line 1).',
    ],
    [
      refusal('duplicate key value violates unique constraint "account_email"', {
        code: '23505',
        constraint: 'account_email',
        detail: 'Key (email)=(asha@example.com) already exists.',
      }),
      'Postgres refuses what is in the backup (23505, account_email).',
    ],
    [refusal('"Asha" is no number', { code: 'P0001' }), 'Postgres could not restore the backup (P0001).'],
    [
      refusal('could not extend file "base/5/1": No space left on device', { code: '53100' }),
      'Postgres could not restore the backup: could not extend file "base/5/1": No space left on device',
    ],
    [
      refusal('relation "enquiry" does not exist', { code: '42P01' }),
      'Postgres could not restore the backup: relation "enquiry" does not exist',
    ],
    [
      refusal('deadlock detected', { code: '40P01', detail: 'Process 1 waits for Process 2.' }),
      'Postgres could not restore the backup: deadlock detected',
    ],
  ])('quotes no row, and what its server lacks: %s', (error, sentence) => {
    expect(describeProblem(error)).toBe(sentence);
  });
});
