import { expect, test } from 'vitest';
import { importAddress, runIn } from './importAddress.ts';

const counts = { waiting: 0, added: 1, draft: 0, present: 0, taken_back: 0, left_out: 0, failed: 0 };
const run = (id: number) => ({
  id,
  site: 'https://old.example',
  as_drafts: false,
  started_at: '2026-11-23T09:00:00.000Z',
  counts,
});
const runs = [run(8), run(7)];
const chosenAt = (address: string) =>
  runIn(new URL(address, 'https://studio.example').searchParams, runs)?.id;

test('an earlier import is shown again under its address', () => {
  expect(chosenAt(importAddress(7))).toBe(7);
});

test.each(['/import', '/import?run=6', '/import?run=latest'])('the latest import is shown at %s', (address) =>
  expect(chosenAt(address)).toBe(8),
);
