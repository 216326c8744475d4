import type { BenchSite } from './bench-site.ts';
import { measureGrowth } from './many-posts.ts';
import { startTable } from './table.ts';

/** Leaves a hundred thousand posts behind. */
export async function printGrowth(bench: BenchSite): Promise<void> {
  const times = ['p50 ms', 'p99 ms', 'after a change, ms'];
  const print = startTable(
    'list',
    ...times,
    ...times.map((time) => `${time}, 100,000`),
    'requests/s, times as few',
  );
  for (const { name, few, many } of await measureGrowth(bench)) {
    const cells = [few, many].flatMap(({ load, afterChange }) => [
      load.p50,
      load.p99,
      afterChange.toFixed(1),
    ]);
    print(name, ...cells, (few.load.perSecond / many.load.perSecond).toFixed(2));
  }
}
