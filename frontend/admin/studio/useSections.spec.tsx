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
  act(() => root.unmount());
  await vi.waitUntil(() => client.getQueryData(['sections']) === undefined);
  const outcome = await show.mock.lastCall?.[0].save('team', () => [arjun, meera]);
  expect(outcome?.kind).toBe('saved');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ value: [arjun, meera], version: 1 }));
});
