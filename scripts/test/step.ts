import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import * as z from 'zod';
import { root } from '../embedded/stack.ts';

/** The project's own Node is among the installed commands: on the machine's they run when that comes first. */
const first = process.env['PROJECT_NODE'] === 'host' ? [dirname(process.execPath)] : [];
const path = [...first, join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

export interface Counts {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  /** A command of an installed package, or `node`, and its arguments. */
  command: [string, ...string[]];
  cwd: string;
  env?: Record<string, string>;
  /** Reads how many tests ran from the report that the step wrote; a step without one counts as one test. */
  report?: { file: string; read: (report: unknown) => Counts };
}

/** Runs a step, quietly unless something fails. */
export async function runStep(step: Step): Promise<Counts> {
  const startedAt = Date.now();
  process.stdout.write(`${step.name}… `);
  const { code, output } = await run(step);
  const counts = count(step, code);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  if (counts.failed > 0) console.log(output);
  return counts;
}

function count({ report }: Step, code: number | null): Counts {
  const failed = code === 0 ? 0 : 1;
  if (!report) return { passed: 1 - failed, failed };
  if (!existsSync(report.file)) return { passed: 0, failed: 1 };
  const counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A suite that could not even be loaded has no failed test of its own; one that ran nothing proves nothing.
  const silentFailure = failed === 1 || counts.passed === 0;
  return silentFailure ? { ...counts, failed: Math.max(1, counts.failed) } : counts;
}

function run({ command, cwd, env }: Step): Promise<{ code: number | null; output: string }> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, PATH: path },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
});

export function readVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

export function readPlaywright(report: unknown): Counts {
  const { expected, unexpected } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected };
}
