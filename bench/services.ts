import type { BenchSite } from './bench-site.ts';
import { ALWAYS_NEW, compare, expectSameMarkup } from './load.ts';
import { coldStart, memoryOf } from './processes.ts';
import { startTable } from './table.ts';

export async function printServices(bench: BenchSite): Promise<void> {
  const print = startTable('address', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'ratio');
  const row = async (path: string, product: string, bare: string): Promise<void> => {
    const result = await compare(product + path, bare + path);
    const { perSecond, p50, p99 } = result.product;
    print(path, perSecond.toFixed(0), p50, p99, result.bare.perSecond.toFixed(0), result.ratio.toFixed(2));
  };
  for (const path of [
    '/api/blog?page=2&limit=4',
    '/api/blogsearch?search=flat&page=1&limit=4',
    `/api/blog/${bench.slug}`,
  ]) {
    await row(path, bench.backendUrl, bench.bareApiUrl);
  }
  for (const path of ['/', '/blogs', `/blog/${bench.slug}`]) {
    await expectSameMarkup(bench.frontendUrl + path, bench.barePagesUrl + path);
    await row(path, bench.frontendUrl, bench.barePagesUrl);
    // An unknown address is rendered, not cached.
    await row(`${path}?anew=${ALWAYS_NEW}`, bench.frontendUrl, bench.barePagesUrl);
  }
}

export async function printProcesses(bench: BenchSite): Promise<void> {
  const print = startTable('process', 'memory under load, MB (PSS)', 'cold start, ms');
  for (const { name, service, options } of bench.processes) {
    const memory = memoryOf(service.pid).toFixed(0);
    await service.stop();
    print(name, memory, (await coldStart(options)).toFixed(0));
  }
}
