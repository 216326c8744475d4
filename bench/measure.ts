// npm run bench [services] [growth] [portfolio] [staff] [versions] [visitor] [nginx] [compose]: measures the product beside bare servers that do the same work.
import { loadavg } from 'node:os';
import { type BenchSite, startBench } from './bench-site.ts';
import { printComposed } from './composed-nginx.ts';
import { printNginx } from './nginx.ts';
import { printGrowth } from './growth.ts';
import { printPortfolio } from './portfolio.ts';
import { printVersions } from './versions.ts';
import { printVisitor } from './visitor.ts';
import { printProcesses, printServices } from './services.ts';
import { printStaffPosts } from './staff-posts.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';

const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
if (isWanted('services')) await withSite(printServices, printProcesses);
if (isWanted('growth')) await withSite(printGrowth);
if (isWanted('portfolio')) await withSite(printPortfolio);
if (isWanted('staff')) await withSite(printStaffPosts);
if (isWanted('versions')) await withSite(printVersions);
if (isWanted('visitor')) await withSite(printVisitor);
if (isWanted('nginx')) await printNginx();
if (isWanted('compose')) await printComposed();

async function withSite(...parts: ((bench: BenchSite) => Promise<void>)[]): Promise<void> {
  const folder = temporaryFolder('studio-bench');
  const bench = await startBench(folder.path);
  try {
    for (const part of parts) await part(bench);
  } finally {
    await bench.stop();
    folder.remove();
  }
}
