import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../embedded/root.ts';
import { locate } from './debian.ts';
import { hasNginx } from './nginx.ts';
import type { Step } from './step.ts';

const cache = join(root, 'node_modules/.cache');

/** The longest first, so that both lanes end at about the same time. */
const ofCode: Step[] = [
  check('Lint', 'oxlint'),
  check("The frontend's API types match the backend", 'node', 'scripts/api-types.ts', '--check'),
  check('Types of the frontend', 'tsc', '-p', 'frontend', '--noEmit'),
  check('Types of the backend', 'tsc', '-p', 'backend/tsconfig.test.json'),
  check('Types of the scripts and browser tests', 'tsc', '-p', '.'),
  check('Format', 'oxfmt', '--check', '.'),
  check('Imports point one way', 'node', 'scripts/checks/import-zones.ts'),
];
const SPELLING = [
  'lint',
  '--no-progress',
  '--no-summary',
  '--cache',
  '--cache-location',
  join(cache, 'spelling'),
];
const spelling = check('Spelling', 'cspell', ...SPELLING);
const ofText: Step[] = [
  check('Files are named after their role or content', 'node', 'scripts/checks/file-roles.ts'),
  check('No two files of a program export the same name', 'node', 'scripts/checks/exported-names.ts'),
  check('Modules read their own tables', 'node', 'scripts/checks/table-owners.ts'),
  check('Migrations come after those that landed', 'node', 'scripts/checks/migration-order.ts'),
  check('Repositories run the SQL', 'node', 'scripts/checks/sql-in-repositories.ts'),
  check('The share of comments', 'node', 'scripts/checks/comment-share.ts'),
];
const ofNginx: Step = {
  ...check('NGINX accepts its configuration', join(root, 'nginx/start.sh'), '-t'),
  env: { RUN_DIR: join(cache, 'nginx'), ACCESS_LOG: '/dev/null' },
};
const ofEntities: Step = {
  ...check('The entities match the migrations', 'vitest', 'run', 'test/database/entities.spec.ts'),
  cwd: join(root, 'backend'),
};
const ofManifests = check(
  'The Kubernetes manifests render and fit their schemas',
  'node',
  'scripts/manifests.ts',
);

const BASE = 'origin/main';
const ofCommits = check('Commit messages follow the rules', 'commitlint', '--from', BASE, '--to', 'HEAD');

const ofWorkflows = check('The workflows say what they may', 'actionlint', '-no-color');

/** Without the suites, one of whose tests is among them. */
export function quickChecks(): Step[] {
  return [ofEntities, ...checks()];
}

export function* checks(): Generator<Step> {
  yield spelling;
  yield* ofCode;
  yield* ofText;
  if (hasNginx()) yield ofNginx;
  else console.log('The configuration of NGINX is not checked: there is no nginx here.');
  if (hasNewCommit()) yield ofCommits;
  else
    console.log(`The commit messages are not checked: there is no ${BASE} here, or nothing that it lacks.`);
  if (locate('actionlint')) yield ofWorkflows;
  else console.log('The workflows are not checked: there is no actionlint here.');
  if (locate('kubectl')) yield ofManifests;
  else console.log('The Kubernetes manifests are not checked: there is no kubectl here to render them.');
}

/** commitlint refuses a range without commits. */
function hasNewCommit(): boolean {
  const range = ['rev-list', '--max-count=1', `${BASE}..HEAD`];
  return Boolean(spawnSync('git', range, { cwd: root, encoding: 'utf8' }).stdout);
}

function check(name: string, ...command: [string, ...string[]]): Step {
  return { name, command, cwd: root };
}
