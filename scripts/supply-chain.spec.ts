import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './embedded/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every action of the workflows is named by its commit', () => {
  const actions = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/uses: ((?!\.\/).+)/g)].map(([, action = '']) => action),
  );
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/);
});

test('every image that is not ours is named with its digest', () => {
  const ours = /^studio-(nginx|frontend|backend|e2e)(:|$)/;
  const images = [
    ...globSync('{backend,frontend,nginx,e2e}/Dockerfile', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/^FROM (\S+:\S+)/gm)].map(([, image = '']) => image),
    ),
    ...globSync('{docker-compose*.yml,kubernetes/**/*.yaml}', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/^\s*image(?:Name)?: (\S+)/gm)].map(([, image = '']) => image),
    ),
  ].filter((image) => !ours.test(image));
  expect(images.length).toBeGreaterThan(10);
  for (const image of images) expect(image).toMatch(/:[\w.-]+@sha256:[\da-f]{64}$/);
});
