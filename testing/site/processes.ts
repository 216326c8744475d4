import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** The process below another one that runs a program. Linux only. */
export function childRunning(program: string, ancestor: number | undefined): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processAt);
  const below = new Set([ancestor]);
  for (let before = 0; before < below.size;) {
    before = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  const found = processes.find(({ pid, command }) => below.has(pid) && command.includes(program));
  if (!found) throw new Error(`No process runs ${program}.`);
  return found.pid;
}

const statusText = z.string().regex(/^PPid:\s+\d+$/m);

function processAt(name: string): RunningProcess[] {
  try {
    const status = statusText.parse(readFileSync(join('/proc', name, 'status'), 'utf8'));
    const command = readFileSync(join('/proc', name, 'cmdline'), 'utf8').replaceAll('\0', ' ');
    return [{ pid: Number(name), parent: Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]), command }];
  } catch {
    // It ended while it was looked at.
    return [];
  }
}
