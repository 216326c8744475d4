import { afterEach, expect, test, vi } from 'vitest';
import { putReplacedBack } from './putReplacedBack.ts';

const places = [1, 2, 3].map((id) => ({ kind: 'project' as const, id, version: 2, title: 'A house' }));
const refusal = (status: number) => Promise.resolve(Response.json({ message: 'No.' }, { status }));

afterEach(() => vi.unstubAllGlobals());

test('a place that is refused does not keep the others from being asked', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return refusal(422);
  });
  expect(await putReplacedBack('token', places)).toBe(0);
  expect(asked).toHaveLength(3);
});

test('a session that is over ends it', async () => {
  vi.stubGlobal('fetch', () => refusal(401));
  await expect(putReplacedBack('token', places)).rejects.toThrow('No.');
});
