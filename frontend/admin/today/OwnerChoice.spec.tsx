// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { OwnerChoice } from './OwnerChoice.tsx';

const tara = { id: 's2', name: 'Tara' };
const sent: unknown[] = [];
const shown = vi.fn<(setOwner: (owner: typeof tara) => void) => void>();

function Row() {
  const [owner, setOwner] = useState<typeof tara | null>(null);
  shown(setOwner);
  return <OwnerChoice enquiry={{ id: 'e1', name: 'Asha', owner }} />;
}

test('an owner that keys have reached does not replace one who was loaded since, unseen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string | null }) => {
    if (body !== null) sent.push(JSON.parse(body));
    return Response.json(body === null ? { data: [{ id: 's1', name: 'Asha' }, tara] } : {});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const place = document.body.appendChild(document.createElement('div'));
  const root = renderAdmin(<Row />, place);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => vi.waitUntil(() => place.querySelector('[value=s1]')));
  const list = place.querySelector('select');
  if (!list) throw new Error('There is no list.');
  act(() => list.focus());
  act(() => {
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    list.value = 's1';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  act(() => shown.mock.lastCall?.[0](tara));
  await act(async () => list.blur());
  expect(sent).toEqual([{ owner_id: 's1', from: { owner_id: null } }]);
});
