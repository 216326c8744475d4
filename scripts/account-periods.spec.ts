import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './embedded/root.ts';

const SPELLED = 'no one two three four five six seven eight nine ten'.split(' ');

const auth = 'backend/src/auth';
const words = 'frontend/content/admin';

test.each([
  {
    period: 'an invitation is valid',
    days: numberIn(`${auth}/people/invitations.service.ts`, /VALID_MS = (\d+) \* HOUR_MS/) / 24,
    sentences: [`${words}/people.ts`, `${words}/sign-in.ts`, `${auth}/people/invitation-links.ts`],
    spelled: /(?<=works for |its |once, for )\w+(?= days(?: and choose| are over|, and only))/g,
  },
  {
    period: 'a password that was set for somebody works',
    days: numberIn(`${auth}/admin-accounts.ts`, /TEMPORARY_FOR_MS = (\d+) \*/) / 24,
    sentences: [`${auth}/passwords/is-password-over.ts`],
    spelled: /(?<=worked for )\w+(?= days)/g,
  },
  {
    period: 'nobody has to have a second factor yet',
    days: numberIn(`${auth}/second-factor/second-factor-due.repository.ts`, /interval '(\d+) days'/),
    sentences: [`${words}/people.ts`, `${words}/account.ts`, `${auth}/admin-command.ts`],
    spelled: /(?<=given |the |now, )\w+(?= days(?:\.| are over| after))/g,
  },
])('every sentence names the days for which $period', ({ days, sentences, spelled }) => {
  const named = sentences.map((file) => read(file).match(spelled));
  expect(named).toEqual(sentences.map(() => [SPELLED[days]]));
});

function numberIn(file: string, constant: RegExp): number {
  return Number(constant.exec(read(file))?.[1]);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
