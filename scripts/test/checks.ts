import { root } from '../embedded/stack.ts';
import type { Step } from './step.ts';

/** What needs neither a database nor a browser. */
export const checks: Step[] = [
  check('Format', 'oxfmt', '--check', '.'),
  check('Lint', 'oxlint'),
  check('Types of the scripts and browser tests', 'tsc', '-p', '.'),
  check('Types of the backend', 'tsc', '-p', 'backend/tsconfig.test.json'),
  check('Types of the frontend', 'tsc', '-p', 'frontend', '--noEmit'),
  check("The frontend's API types match the backend", 'node', 'scripts/api-types.ts', '--check'),
];

function check(name: string, ...command: [string, ...string[]]): Step {
  return { name, command, cwd: root };
}
