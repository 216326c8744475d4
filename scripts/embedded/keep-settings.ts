import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Without which a command would do its work elsewhere, or without encryption, and say nothing. */
const DECISIVE = ['DATABASE_URL', 'S3_BUCKET', 'S3_ENDPOINT', 'BACKUP_PUBLIC_KEY'] as const;
export type Decisive = (typeof DECISIVE)[number];

const SITE_URL_FILE = 'site-url';
const NAMES_FILE = 'started-with';

/** What commands beside the site go by; of settings that may be secret only which there were. */
export function keepSettings(
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  env: NodeJS.ProcessEnv,
): void {
  keep(join(dataDir, SITE_URL_FILE), siteUrl);
  keep(join(dataDir, NAMES_FILE), DECISIVE.filter((name) => env[name]).join('\n'));
}

function keep(file: string, content: string): void {
  try {
    rmSync(file, { force: true });
    writeFileSync(file, content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `Commands beside the site need SITE_URL and its other settings, for ${file} cannot be written: ${reason}`,
    );
  }
}

export function keptSiteUrl(dataDir: string): string {
  return read(dataDir, SITE_URL_FILE);
}

/** @throws where the site was last started with one of these, and the command has it not even empty */
export function assertStartedSo(dataDir: string, names: readonly Decisive[], env: NodeJS.ProcessEnv): void {
  const kept = read(dataDir, NAMES_FILE).split('\n');
  const lacking = names.filter((name) => kept.includes(name) && env[name] === undefined);
  if (lacking.length === 0) return;
  throw new Error(
    `The site was last started with ${lacking.join(' and ')}, which this command does not have. Give it the settings of the site, such as those of /etc/studio.env:
  systemd-run --pipe --wait --same-dir --uid=studio --property=EnvironmentFile=/etc/studio.env npm run …
Where it is meant to do without, say so: ${lacking.map((name) => `${name}=`).join(' ')} npm run …`,
  );
}

function read(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
