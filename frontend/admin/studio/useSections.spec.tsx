// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../session/createQueryClient.ts';
import { useSections } from './useSections.ts';

const [meera, arjun] = [{ name: 'Meera' }, { name: 'Arjun' }];
const section = { name: 'team', value: [meera, arjun], version: 1, updated_at: null, updated_by: null };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function showSections() {
  const show = vi.fn<(shown: ReturnType<typeof useSections>) => void>();
  const Screen = () => {
    show(useSections());
    return null;
  };
  const client = createQueryClient();
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitUntil(() => show.mock.lastCall?.[0].sections));
  return { save: show.mock.lastCall?.[0].save, client, leave: () => act(() => root.unmount()) };
}

test('a change is saved also when the screen has been left, as its Undo is pressed', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  vi.stubGlobal(
    'fetch',
    async (_address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
      if (method === 'GET') return Response.json({ data: [section] });
      sent(JSON.parse(body));
      return Response.json({ data: { ...section, version: 2 } });
    },
  );
  const { save, client, leave } = await showSections();
  leave();
  await vi.waitUntil(() => client.getQueryData(['sections']) === undefined);
  const outcome = await save?.('team', () => [arjun, meera]);
  expect(outcome?.kind).toBe('saved');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ value: [arjun, meera], version: 1 }));
});

test.each([
  ['a change is tried a few times while others save', undefined, 4],
  ['a former version is not put back over what somebody else saved', 1, 1],
])('%s', async (_what, restoredFrom, times) => {
  const sent = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: { method?: string }) => {
    if (method === 'GET') return Response.json({ data: [section] });
    sent();
    return Response.json({}, { status: 409 });
  });
  const { save, leave } = await showSections();
  const outcome = await act(() => save?.('team', () => [arjun, meera], restoredFrom));
  expect(outcome?.kind).toBe('conflict');
  expect(sent).toHaveBeenCalledTimes(times);
  leave();
});
