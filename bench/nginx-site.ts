import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestSite } from '../testing/site/test-site.ts';
import { type NginxAnswer, requestOnce, type Nginx, startNginx } from '../testing/servers/nginx.ts';
import { freePort } from '../scripts/embedded/free-port.ts';
import { root } from '../scripts/embedded/root.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';

const SECRET = 'only for this measurement, long enough';
const VISITOR_CACHING = 'public, max-age=0, must-revalidate';

export interface NginxSite {
  nginx: Nginx;
  siteUrl: string;
  stop: () => Promise<void>;
}

/**
 * The product behind its NGINX, which also serves the compressed bytes of some pages from files: `/file/0` and so on. They
 * are in the same server with the same limits, headers and log. What a service says of a page NGINX says of its file.
 */
export async function startNginxSite(paths: string[]): Promise<NginxSite> {
  const folder = temporaryFolder('studio-nginx');
  const [sitePort, status] = [await freePort(), await freePort()];
  const site = await startTestSite({
    PORT: String(sitePort),
    SEED_DEMO: 'true',
    PAGE_CACHE: 'true',
    PAGE_CACHE_URL: `http://127.0.0.1:${status}`,
    PAGE_REFRESH_SECRET: SECRET,
  });
  cpSync(join(root, 'nginx'), folder.path, { recursive: true });
  const pages = await writePages(site.url, paths, join(folder.path, 'pages'));
  edit(join(folder.path, 'templates/security-headers.conf'), (text) => withHeadersOf(pages, text));
  edit(join(folder.path, 'templates/logging.conf'), (text) =>
    text.replace('"HIT 200" $is_sample;', '"HIT 200" $is_sample; " 200" $is_sample;'),
  );
  const location = `location ^~ /file/ {
    alias ${folder.path}/pages/;
    gzip_static always;
    types {} default_type "text/html;charset=utf-8";
  }`;
  edit(join(folder.path, 'templates/site.conf'), (text) => text + location);
  const urls = { FRONTEND_URL: site.url, BACKEND_URL: site.url, PAGE_REFRESH_SECRET: SECRET };
  const nginx = await startNginx(urls, status, join(folder.path, 'start.sh'));
  return {
    nginx,
    siteUrl: site.url,
    stop: async () => {
      await nginx.stop();
      await site.stop();
      folder.remove();
    },
  };
}

async function writePages(siteUrl: string, paths: string[], folder: string): Promise<NginxAnswer[]> {
  mkdirSync(folder);
  const pages: NginxAnswer[] = [];
  for (const [index, path] of paths.entries()) {
    const page = await requestOnce(siteUrl + path, { headers: { 'Accept-Encoding': 'gzip' } });
    writeFileSync(join(folder, `${index}.gz`), page.body);
    pages.push(page);
  }
  return pages;
}

/** Each page has a policy of its own, because it names the hash of the page's style. */
function withHeadersOf(pages: NginxAnswer[], template: string): string {
  const each = (name: string, quote: string) =>
    pages
      .map(({ headers }, index) => `  /file/${index} ${quote}${String(headers[name])}${quote};\n`)
      .join('');
  return `${template
    .replace('  /.problem', `${each('content-security-policy', '"')}  /.problem`)
    .replace('"" no-store', `"" "${VISITOR_CACHING}"`)}
map $uri $speculation_rules {
${each('speculation-rules', "'")}}
add_header Speculation-Rules $speculation_rules;
`;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
