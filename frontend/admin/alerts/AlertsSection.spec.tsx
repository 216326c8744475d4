// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { AlertsSection } from './AlertsSection.tsx';
import { browserPush } from './browserPush.ts';

const words = admin.alerts;
const device = (id: string) => ({
  id,
  name: id,
  endpoint: `https://push.example/${id}`,
  created_at: '2026-11-23T20:00:00Z',
});
const [here, tablet] = [device('Desk'), device('Tablet')];
let devices: object[];
let place: HTMLDivElement;
let root: Root;

async function answer(address: string, { method = 'GET' }: { method?: string }) {
  if (method === 'POST') devices = [here];
  if (method === 'DELETE') devices = devices.filter((one) => !address.endsWith(`/${Object(one).id}`));
  return Response.json({ data: { public_key: 'key', devices } });
}

async function show(known: object[]): Promise<void> {
  devices = known;
  root = renderAdmin(<AlertsSection />, place);
  await act(() => vi.waitUntil(() => place.querySelector('button')));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  vi.spyOn(browserPush, 'permission').mockReturnValue('granted');
  vi.spyOn(browserPush, 'endpoint').mockResolvedValue(here.endpoint);
  vi.spyOn(browserPush, 'subscribe').mockResolvedValue({ endpoint: here.endpoint, p256dh: '', auth: '' });
  vi.spyOn(browserPush, 'unsubscribe').mockResolvedValue();
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['switches alerts on', [], words.switchOn],
  ['switches alerts off', [here], words.switchOff],
  ['takes the last other device out', [tablet], words.remove(tablet.name)],
])('the focus goes to the heading with the button that %s', async (_what, known, name) => {
  await show(known);
  const button = [...place.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  button?.focus();
  expect(document.activeElement).toBe(button);
  act(() => button?.click());
  await act(() => vi.waitUntil(() => button?.isConnected === false));
  expect(document.activeElement).toBe(place.querySelector('h2'));
});

test('a device is told with the day on which it was switched on by the clock of the studio', async () => {
  await show([tablet]);
  expect(place.textContent).toContain('since 24/11/2026');
});
