import { expect } from '@playwright/test';
import { faultsIn, type HostileAnswer } from '../../../testing/attacks/hostile-answers.ts';
import { type HostileRequest, hostileRequests } from '../../../testing/attacks/hostile-requests.ts';
import { test } from '../setup/fixtures.ts';

/** Other things than the backend alone is asked; another one: HOSTILE_SEED=7 npx playwright test hostile-requests */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 2);
/** A front that is before it refuses some requests itself. */
const isAlone = !process.env['STACK_URL'];

test('1,000 hostile requests are answered without an error of ours, a stack or a page that is not of the site', async ({
  baseURL,
  request,
}) => {
  const faults = await faultsIn(
    baseURL ?? '',
    hostileRequests(SEED, 1000),
    isAlone ? strangeRefusal : () => undefined,
  );
  expect(faults.slice(0, 10).join('\n\n')).toBe('');
  expect((await request.get('/blogs')).status()).toBe(200);
});

/** Below /api a refusal is JSON with a sentence, elsewhere a page of the site. */
function strangeRefusal({ path }: HostileRequest, { status, type, body }: HostileAnswer): string | undefined {
  if (status < 400 || !type || !body) return undefined;
  if (/^\/api(?![^/?])/i.test(path)) return type.includes('json') ? undefined : `the refusal is ${type}`;
  return /<title>[^<]*Dehleez Interiors[^<]*<\/title>/.test(body)
    ? undefined
    : 'the refusal is no page of the site';
}
