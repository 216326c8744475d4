import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { root } from './embedded/root.ts';

const renovate = z.object({ enabledManagers: z.array(z.string()) });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every action of the workflows is named by its commit', () => {
  const actions = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/uses: ((?!\.\/).+)/g)].map(([, action = '']) => action),
  );
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/);
});

test('every image that is not ours is named with its digest', () => {
  const ours = /^(studio-(nginx|frontend|backend|e2e)(:|$)|packages$)/;
  const found = [
    ['{backend,frontend,nginx,e2e}/Dockerfile', /^FROM (\S+)/gm],
    ['{docker-compose*.yml,kubernetes/**/*.yaml}', /^\s*image(?:Name)?: (\S+)/gm],
    ['.github/workflows/*.yml', /(?:docker run .*? |image: )(ghcr\.io\/\S+)/g],
  ] as const;
  for (const [files, pattern] of found) {
    const images = globSync(files, { cwd: root })
      .flatMap((file) => [...read(file).matchAll(pattern)].map(([, image = '']) => image))
      .filter((image) => !ours.test(image));
    expect(images).not.toEqual([]);
    for (const image of images) expect(image).toMatch(/:[\w.-]+@sha256:[\da-f]{64}$/);
  }
});

test('CI looks for known flaws in packages and in each of our images, and for secrets in every commit', () => {
  const ci = read('.github/workflows/ci.yml');
  expect(ci).toMatch(/^ {6}- run: npm audit --omit=dev --audit-level=moderate$/m);
  for (const image of ['nginx', 'frontend', 'backend'])
    expect(ci).toMatch(new RegExp(`image-ref: studio-${image}:local\n +scanners: vuln,secret\n`));
  expect(ci).toMatch(/fetch-depth: 0\n +- run: docker run .*\/gitleaks\S+ git \/repository /);
});

test('Renovate proposes updates of all that is named by its digest or version', () => {
  const { enabledManagers } = renovate.parse(JSON.parse(read('renovate.json')));
  const managers = ['npm', 'dockerfile', 'docker-compose', 'kubernetes', 'github-actions'];
  expect(enabledManagers).toEqual(expect.arrayContaining(managers));
});
