import { join } from 'node:path';
import { root } from '../embedded/stack.ts';
import { locate } from './debian.ts';
import type { Step } from './step.ts';

const ofCode: Step[] = [
  check('Format', 'oxfmt', '--check', '.'),
  check('Lint', 'oxlint'),
  check('Types of the scripts and browser tests', 'tsc', '-p', '.'),
  check('Types of the backend', 'tsc', '-p', 'backend/tsconfig.test.json'),
  check('Types of the frontend', 'tsc', '-p', 'frontend', '--noEmit'),
  check('Imports of the backend point one way', 'node', 'scripts/checks/import-zones.ts'),
  check("The frontend's API types match the backend", 'node', 'scripts/api-types.ts', '--check'),
];
const ofEntities: Step = {
  ...check('The entities match the migrations', 'vitest', 'run', 'test/entities.spec.ts'),
  cwd: join(root, 'backend'),
};
const ofManifests = check(
  'The Kubernetes manifests render and fit their schemas',
  'node',
  'scripts/manifests.ts',
);

/** What needs no browser. */
export function* checks(): Generator<Step> {
  yield* ofCode;
  yield ofEntities;
  if (locate('kubectl')) yield ofManifests;
  else console.log('The Kubernetes manifests are not checked: there is no kubectl here to render them.');
}

function check(name: string, ...command: [string, ...string[]]): Step {
  return { name, command, cwd: root };
}
