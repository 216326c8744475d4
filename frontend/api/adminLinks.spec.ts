import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkLinkAddresses } from './adminLinks.ts';

const sentLinks = z.object({ addresses: z.array(z.string()) });

afterEach(() => vi.unstubAllGlobals());

test('every link is asked about, a hundred at once', async () => {
  const batches: number[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { addresses } = sentLinks.parse(JSON.parse(body));
    batches.push(addresses.length);
    const unsaid = { status: null, checked_at: null, suggestion: null, awaited: null };
    return Response.json({ data: addresses.map((address) => ({ address, state: 'dead', ...unsaid })) });
  });
  const links = Array.from({ length: 201 }, (_, index) => `https://other.example/${index}`);
  const answers = await checkLinkAddresses('token', links, new AbortController().signal);
  expect(batches).toEqual([100, 100, 1]);
  expect(answers.map(({ address }) => address)).toEqual(links);
});
