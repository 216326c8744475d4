import autocannon from 'autocannon';
import { startNginxSite } from './nginx-site.ts';
import { compareWithFile, pinToItsCore } from './cached-page.ts';
import { ALWAYS_NEW } from './load.ts';
import { timeRefreshes } from './refresh.ts';
import { startTable } from './table.ts';

/** Without posts, which the publications change. */
const PAGES = ['/', '/projects', '/services'];
const PUBLICATIONS = 20;
/** More than two processors can render pages for. */
const VISITORS = 10;
const MAX_LOAD_SECONDS = 300;

export async function printNginx(): Promise<void> {
  const site = await startNginxSite(PAGES);
  try {
    await printRefreshes(site);
    pinToItsCore(site.nginx);
    const print = startTable(
      'kept page',
      'requests/s',
      'from a file',
      'ratio',
      'µs',
      'µs from a file',
      'ratio',
    );
    for (const [index, path] of PAGES.entries()) {
      const { kept, file } = await compareWithFile(site.nginx, path, `/file/${index}`);
      const [bySpeed, byCost] = [kept.perSecond / file.perSecond, file.cost / kept.cost];
      const speeds = [kept.perSecond.toFixed(0), file.perSecond.toFixed(0), bySpeed.toFixed(2)];
      print(path, ...speeds, kept.cost.toFixed(1), file.cost.toFixed(1), byCost.toFixed(2));
    }
  } finally {
    await site.stop();
  }
}

async function printRefreshes(site: Awaited<ReturnType<typeof startNginxSite>>): Promise<void> {
  const print = startTable('publications', 'middle, ms', 'longest, ms');
  const row = async (when: string): Promise<void> => {
    const times = await timeRefreshes(site, PUBLICATIONS);
    print(when, (times[PUBLICATIONS / 2] ?? 0).toFixed(0), (times.at(-1) ?? 0).toFixed(0));
  };
  await row('nobody else there');
  const url = `${site.nginx.url}/blogs?anew=${ALWAYS_NEW}`;
  const options = { url, connections: VISITORS, duration: MAX_LOAD_SECONDS, idReplacement: true };
  const load = autocannon(options, () => {});
  await row(`${VISITORS} visitors without a pause`);
  load.stop();
}
