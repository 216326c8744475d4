import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const SIGNATURE = 'aB3_-'.repeat(9).slice(0, 43);

test.each([
  [`/blog-preview/7.1763600000000.${SIGNATURE}`, '/blog-preview/[token]'],
  [`/project-preview/7.1763600000000.${SIGNATURE}`, '/project-preview/[token]'],
  [`/%62log-preview/7.1763600000000.${SIGNATURE}`, '/%62log-preview/7.[token]'],
  ['consent?receipt=x could not be read.', 'consent?[query] could not be read.'],
  [`/consent/4f3a9c21-e2bb-4255-8caf-4136c566a962.${SIGNATURE}`, '/consent/[token]'],
  [
    'The backend did not answer blogsearch?search=my+illness in time.',
    'The backend did not answer blogsearch?[query] in time.',
  ],
  ['Nobody is asha@example.com.', 'Nobody is [email].'],
  ['/blog/asha%252540example.com', '/blog/[email]'],
])('the log shows %s as %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('both services redact the same, though neither is built with the code of the other', () => {
  expect(read('redact.ts')).toBe(read('../../backend/src/config/redact.ts'));
});
