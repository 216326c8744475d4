import { expect, test } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { problemOf, withoutCorrected } from './saveProblem.ts';

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

test('of several refusals only those that still hold are said', () => {
  const messages = { heading: 'The title is too long.', slug: 'The slug is taken.' };
  const sentence = 'The title is too long. The slug is taken.';
  const problem = problemOf(new ApiError(422, { message: sentence, messages }), '7');
  expect(withoutCorrected(problem, { slug: messages.slug })).toMatchObject({
    sentence: 'The slug is taken.',
    messages: { slug: 'The slug is taken.' },
  });
  expect(withoutCorrected(problem, {})).toBeUndefined();
});
