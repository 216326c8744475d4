// npm run bench: what the product reaches beside the least that could do the same work, all from one run.
import { startBench } from '../bench/bench-site.ts';
import { ALWAYS_NEW, compare, expectSameMarkup } from '../bench/load.ts';
import { coldStart, memoryOf } from '../bench/processes.ts';
import { temporaryFolder } from './embedded/temporary-folder.ts';

const folder = temporaryFolder('studio-bench');
const bench = await startBench(folder.path);
try {
  console.log('\n| address | requests/s | p50 ms | p99 ms | bare requests/s | ratio |');
  console.log('| --- | --- | --- | --- | --- | --- |');
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
    // An address that nobody has asked for before: the page is rendered, not taken from those that are kept.
    await row(`${path}?anew=${ALWAYS_NEW}`, bench.frontendUrl, bench.barePagesUrl);
  }
  console.log('\n| process | memory under load, MB (PSS) | cold start, ms |');
  console.log('| --- | --- | --- |');
  for (const { name, service, options } of bench.processes) {
    const memory = memoryOf(service.pid).toFixed(0);
    await service.stop();
    console.log(`| ${name} | ${memory} | ${(await coldStart(options)).toFixed(0)} |`);
  }
} finally {
  await bench.stop();
  folder.remove();
}

async function row(path: string, product: string, bare: string): Promise<void> {
  const result = await compare(product + path, bare + path);
  const { perSecond, p50, p99 } = result.product;
  const figures = [perSecond.toFixed(0), p50, p99, result.bare.perSecond.toFixed(0), result.ratio.toFixed(2)];
  console.log(`| ${path} | ${figures.join(' | ')} |`);
}
