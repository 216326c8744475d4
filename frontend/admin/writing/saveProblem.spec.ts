import { expect, test } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { problemOf } from './saveProblem.ts';

const conflict = { id: 12, version: 2, updated_at: '2026-11-27T10:00:00Z', updated_by: null };
const failure = new ApiError(409, { message: 'Somebody else saved this blog.', conflict });

test.each([
  ['one that was opened', '7', '7'],
  ['one whose adding was never answered', undefined, '12'],
])('a colleague’s change of %s is compared with it', (_name, id, compared) => {
  expect(problemOf(failure, id).conflict).toEqual({
    id: compared,
    sentence: 'Somebody else saved this blog.',
  });
});
