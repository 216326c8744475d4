import { Client } from 'pg';
import type { BenchSite } from './bench-site.ts';
import { ALWAYS_NEW, type Load, measure, median } from './load.ts';
import { startTable } from './table.ts';

const FEW = 6;
const MANY = 100;
const PICTURES = 30;
const CHANGES = 15;
/** As long for few projects as for many, so that both answers are equally long. */
const LIMIT = FEW;

/** Pages as long as visitors get them, each rendered for its request. */
const addressesOf = ({ backendUrl, frontendUrl }: BenchSite): Record<string, string> => ({
  'first page': `${backendUrl}/api/projects?limit=${LIMIT}`,
  'one type, place and size': `${backendUrl}/api/projects?type=home&place=central-sectors&size=large&limit=${LIMIT}`,
  'one project': `${backendUrl}/api/projects/golf-greens`,
  'page of all': `${frontendUrl}/projects?anew=${ALWAYS_NEW}`,
  'page of one type': `${frontendUrl}/projects?type=home&anew=${ALWAYS_NEW}`,
});

/** Leaves a hundred projects behind. */
export async function printPortfolio(site: BenchSite): Promise<void> {
  const addresses = addressesOf(site);
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const few = await figures(client, addresses, FEW);
    const many = await figures(client, addresses, MANY);
    const times = ['requests/s', 'p99 ms', 'after a change, ms'];
    const print = startTable(
      'list',
      ...times,
      ...times.map((time) => `${time}, 100`),
      'requests/s, times as few',
    );
    for (const name of Object.keys(addresses)) {
      const pair = [few.get(name), many.get(name)].flatMap((found) => found ?? []);
      const cells = pair.flatMap(({ load, afterChange }) => [
        load.perSecond,
        load.p99,
        afterChange.toFixed(1),
      ]);
      const [ofFew = 0, ofMany = 1] = pair.map(({ load }) => load.perSecond);
      print(name, ...cells, (ofFew / ofMany).toFixed(2));
    }
  } finally {
    await client.end();
  }
}

interface Figures {
  load: Load;
  /** Milliseconds of the first answer after a project was changed. */
  afterChange: number;
}

async function figures(
  client: Client,
  addresses: Record<string, string>,
  projects: number,
): Promise<Map<string, Figures>> {
  await fillWithProjects(client, projects);
  const found = new Map<string, Figures>();
  for (const [name, url] of Object.entries(addresses)) {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      await client.query('UPDATE project SET slug = slug WHERE id = (SELECT max(id) FROM project)');
      const startedAt = performance.now();
      await (await fetch(url.replace(ALWAYS_NEW, `${projects}-${change}`))).text();
      times.push(performance.now() - startedAt);
    }
    const rounds = [await measure(url), await measure(url), await measure(url)];
    found.set(name, {
      load: median(rounds, ({ perSecond }) => perSecond),
      afterChange: median(times, (time) => time),
    });
  }
  return found;
}

/** Copies of those that a new site shows, all with as many pictures. */
async function fillWithProjects(client: Client, projects: number): Promise<void> {
  await client.query(`DELETE FROM project WHERE status <> 'published'`);
  await client.query(
    `UPDATE project SET content = jsonb_set(content, '{pictures}', (
       SELECT jsonb_agg((content -> 'pictures' -> (n % jsonb_array_length(content -> 'pictures')))
         || jsonb_build_object('key', lpad((n + 1)::text, 2, '0')))
       FROM generate_series(0, $1::int - 1) AS n))`,
    [PICTURES],
  );
  await client.query(
    `INSERT INTO project (slug, anchor, position, content, pictures, status)
     SELECT slug || '-' || n, slug || '-' || n, position + n * 100, content, pictures, status
     FROM project, generate_series(1, $1::int) AS n ORDER BY n, position
     LIMIT $1 - (SELECT count(*) FROM project)`,
    [projects],
  );
  await client.query('VACUUM ANALYZE project');
}
