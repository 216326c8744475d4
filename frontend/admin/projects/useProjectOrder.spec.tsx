// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Root, createRoot } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AdminProjectCard, ProjectOrder } from '../../api/wire.gen.ts';
import { useProjectOrder } from './useProjectOrder.ts';
import { useProjects } from './useProjects.ts';

const card = (id: number): AdminProjectCard => ({
  id,
  slug: `project-${id}`,
  title: `Project ${id}`,
  place: '',
  type: 'home',
  rooms: '',
  size_sqft: null,
  year: null,
  on_home: false,
  status: 'draft',
  publish_at: null,
  version: 1,
  position: id,
  cover: null,
  pictures: 0,
  pictures_without_alt: 0,
  updated_at: '2026-11-28T09:00:00Z',
});
const refusal = { message: 'Somebody else has put the projects in order meanwhile.' };
const show = vi.fn<(order: ReturnType<typeof useProjectOrder>) => void>();
const order = () => show.mock.lastCall?.[0];
const shown = () => order()?.projects.map(({ id }) => id);
let stored: number[];
let isLost: boolean;
let isAnswerLost: boolean;
let sent: ProjectOrder[];
let root: Root;

async function answer(_address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) {
  if (method === 'GET') return Response.json({ data: stored.map(card) });
  const wanted: ProjectOrder = JSON.parse(body);
  sent.push(wanted);
  if (isLost) throw new TypeError('The network failed.');
  if (String(wanted.before) !== String(stored)) return Response.json(refusal, { status: 409 });
  stored = wanted.ids;
  if (isAnswerLost) throw new TypeError('The network failed.');
  return Response.json({ status: true, message: 'The order is saved.' });
}

function List() {
  const { answer: projects } = useProjects();
  return projects ? <Ordered projects={projects} /> : null;
}

function Ordered({ projects }: { projects: AdminProjectCard[] }) {
  show(useProjectOrder(projects));
  return null;
}

const save = (...ids: number[]) => order()?.save(order()?.projects ?? [], ids.map(card));

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  [stored, isLost, isAnswerLost, sent] = [[1, 2, 3], false, false, []];
  root = createRoot(document.createElement('div'));
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  );
  await vi.waitUntil(shown);
});
afterEach(() => {
  root.unmount();
  show.mockClear();
  vi.unstubAllGlobals();
});

test('an order is sent with the one that it was made from, also after one that was lost', async () => {
  isLost = true;
  save(2, 1, 3);
  await vi.waitFor(() => expect(order()?.failure).toBeDefined());
  expect(shown()).toEqual([2, 1, 3]);
  isLost = false;
  save(3, 2, 1);
  save(3, 1, 2);
  await vi.waitFor(() => expect(stored).toEqual([3, 1, 2]));
  expect(sent.map(({ before }) => before)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [3, 2, 1],
  ]);
});

test('an order that was stored, though its answer was lost, is the one that the next is made from', async () => {
  isAnswerLost = true;
  save(2, 1, 3);
  await vi.waitFor(() => expect(stored).toEqual([2, 1, 3]));
  isAnswerLost = false;
  save(3, 2, 1);
  await vi.waitFor(() => expect(stored).toEqual([3, 2, 1]));
  expect(order()?.failure).toBeUndefined();
});

test('somebody else’s order is shown instead, with the reason', async () => {
  stored = [3, 2, 1];
  save(2, 1, 3);
  await vi.waitFor(() => expect(order()?.failure).toBe(refusal.message));
  expect([shown(), order()?.saveAgain]).toEqual([[3, 2, 1], undefined]);
  save(3, 1, 2);
  await vi.waitFor(() => expect(stored).toEqual([3, 1, 2]));
});

test('only the last order that was saved can be taken back', async () => {
  const success = vi.spyOn(toast, 'success');
  onTestFinished(() => success.mockRestore());
  save(2, 1, 3);
  save(3, 2, 1);
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(2));
  const ids = success.mock.calls.map(([, options]) => options?.id);
  expect(ids).toEqual([ids[1], expect.any(String)]);
});
