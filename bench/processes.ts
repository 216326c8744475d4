import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Service, type ServiceOptions } from '../scripts/embedded/service.ts';
import { median } from './load.ts';

const STARTS = 5;

/** Proportional set size in MB, which shares out what several processes hold together. Linux only. */
export function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Milliseconds until the process listens: the median of several starts. */
export async function coldStart(options: ServiceOptions): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const service = new Service(options);
    const startedAt = performance.now();
    await service.start();
    times.push(performance.now() - startedAt);
    await service.stop();
  }
  return median(times, (time) => time);
}
