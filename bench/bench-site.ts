import { join } from 'node:path';
import { Client } from 'pg';
import { buildIfChanged } from '../scripts/embedded/build.ts';
import { freePort } from '../scripts/embedded/free-port.ts';
import { startPostgres } from '../scripts/embedded/postgres.ts';
import { Service, type ServiceOptions } from '../scripts/embedded/service.ts';
import { root } from '../scripts/embedded/root.ts';
import { type ServiceName, compileCache, smallFootprint } from '../scripts/embedded/stack.ts';

export const FEW_POSTS = 1_000;
export const benchStaff = { email: 'meera@example.com', password: 'only for this measurement' };

export interface BenchSite {
  backendUrl: string;
  frontendUrl: string;
  bareApiUrl: string;
  barePagesUrl: string;
  databaseUrl: string;
  slug: string;
  processes: { name: string; service: Service; options: ServiceOptions }[];
  stop: () => Promise<void>;
}

export async function startBench(folder: string): Promise<BenchSite> {
  await buildIfChanged(root, 'backend');
  await buildIfChanged(root, 'frontend');
  const postgres = await startPostgres(join(folder, 'postgres'));
  const [backendPort, frontendPort, bareApiPort, barePagesPort] = await Promise.all(
    [1, 2, 3, 4].map(() => freePort()),
  );
  const database = { DATABASE_URL: postgres.url };
  const secret = { JWT_SECRET: 'only for this measurement, long enough' };
  const site = { BACKEND_URL: url(backendPort), SITE_URL: url(frontendPort) };
  const staff = { ADMIN_EMAIL: benchStaff.email, ADMIN_PASSWORD: benchStaff.password };
  const backendEnv = { ...database, ...secret, ...staff, DATA_DIR: folder, SEED_DEMO: 'true' };
  const backend = program(folder, 'backend', ['dist/main.js'], backendPort, backendEnv);
  const frontend = program(folder, 'frontend', ['server/main.ts'], frontendPort, site);
  const bareApi = program(folder, 'bench', ['bare-api.ts'], bareApiPort, database);
  const barePages = program(folder, 'bench', ['bare-pages.ts'], barePagesPort, { SITE: url(frontendPort) });
  const services = [backend, frontend, bareApi, barePages];
  for (const { service } of services) await service.start();
  const slug = await fillWithPosts(postgres.url, FEW_POSTS);
  // The first start encodes the sample pictures; later ones are measured.
  await backend.service.stop();
  await backend.service.start();
  return {
    backendUrl: url(backendPort),
    frontendUrl: url(frontendPort),
    bareApiUrl: url(bareApiPort),
    barePagesUrl: url(barePagesPort),
    databaseUrl: postgres.url,
    slug,
    processes: [backend, frontend],
    stop: async () => {
      await Promise.all(services.map(({ service }) => service.stop()));
      await postgres.stop();
    },
  };
}

function url(port = 0): string {
  return `http://127.0.0.1:${port}`;
}

function program(
  folder: string,
  name: ServiceName | 'bench',
  args: string[],
  port: number | undefined,
  env: Record<string, string>,
): BenchSite['processes'][0] {
  const options: ServiceOptions = {
    name,
    args,
    cwd: join(root, name),
    env: {
      ...smallFootprint(name === 'frontend' ? 'frontend' : 'backend'),
      ...compileCache(folder),
      NODE_ENV: 'production',
      PORT: String(port),
      ...env,
    },
    logFile: join(folder, `${name}.log`),
    onGivingUp: (reason) => console.error(reason),
  };
  return { name, options, service: new Service(options) };
}

/** Copies the sample posts under other addresses. @returns the slug of one */
export async function fillWithPosts(databaseUrl: string, posts: number): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO blog_post (heading, short_description, date_at, feature_image, mb_image, alt, slug, description,
         meta_title, meta_description, meta_keywords, pictures)
       SELECT heading || ' ' || n, short_description, date_at - n, feature_image, mb_image, alt, slug || '-' || n,
         description, meta_title, meta_description, meta_keywords, pictures
       FROM blog_post AS sample, generate_series(1, $1::int / 8) AS n
       WHERE sample.slug !~ '-[0-9]+$' AND NOT EXISTS (SELECT FROM blog_post WHERE slug = sample.slug || '-' || n)
       ORDER BY n, id LIMIT $1 - (SELECT count(*) FROM blog_post)`,
      [posts],
    );
    await client.query('VACUUM ANALYZE blog_post');
    const { rows } = await client.query('SELECT slug FROM blog_post ORDER BY date_at DESC, id DESC LIMIT 1');
    return String(rows[0]?.slug);
  } finally {
    await client.end();
  }
}
