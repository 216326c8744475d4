import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../embedded/root.ts';
import { formatFailure, type TestReport } from './reports.ts';

/** The project's own Node is among the installed commands: on the machine's they run when that comes first. */
const first = process.env['PROJECT_NODE'] === 'host' ? [dirname(process.execPath)] : [];
const path = [...first, join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

export interface Step {
  name: string;
  /** A command of an installed package, or `node`, and its arguments. */
  command: [string, ...string[]];
  cwd: string;
  env?: Record<string, string>;
  /** A step without one counts as one test. */
  report?: { file: string; read: (report: unknown) => TestReport };
}

/** Two at a time, since most use one processor. */
export async function runSteps(steps: Step[]): Promise<TestReport[]> {
  const waiting = steps.values();
  const lane = async (): Promise<TestReport[]> => {
    const reports: TestReport[] = [];
    for (const step of waiting) reports.push(await runStep(step));
    return reports;
  };
  return (await Promise.all([lane(), lane()])).flat();
}

/** Quietly unless something fails: then its output ends with each failed test and its error. */
async function runStep(step: Step): Promise<TestReport> {
  const startedAt = Date.now();
  console.log(`${step.name}…`);
  const { code, output } = await run(step);
  const report = reportOf(step, code);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${step.name}: ${report.passed} passed, ${report.failed} failed (${seconds} s)`);
  if (report.failed > 0) console.log([output, ...report.failures.map(formatFailure)].join('\n'));
  return report;
}

function reportOf({ name, report }: Step, code: number | null): TestReport {
  const failed = code === 0 ? 0 : 1;
  if (!report) return { passed: 1 - failed, failed, failures: [] };
  if (!existsSync(report.file)) {
    return { passed: 0, failed: 1, failures: [{ test: name, error: 'It ended without a report.' }] };
  }
  const read = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  // A suite that could not even be loaded has no failed test of its own; one that ran nothing proves nothing.
  const silentFailure = failed === 1 || read.passed === 0;
  return silentFailure ? { ...read, failed: Math.max(1, read.failed) } : read;
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
