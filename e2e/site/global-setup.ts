import { join } from 'node:path';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { embeddedDatabase } from '../../testing/site/embedded-database.ts';
import { adminAccount, STUDIO } from '../../testing/actors/admin-account.ts';
import { openInbox } from '../../testing/servers/smtp-inbox.ts';
import { pushSettings } from '../../testing/site/push-settings.ts';
import { startSite } from '../../testing/site/running-site.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** One site for all journeys: the one that already runs at STACK_URL, or else one of this run's own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { STACK_URL: url, STACK_MAILPIT_URL: mailbox, STACK_DATABASE_URL: databaseUrl } = process.env;
  if (!url) return startOwnSite();
  if (!mailbox || !databaseUrl) throw new Error('STACK_URL needs STACK_MAILPIT_URL and STACK_DATABASE_URL.');
  if (!adminAccount.email || !adminAccount.password)
    throw new Error('STACK_URL needs STACK_ADMIN_EMAIL and STACK_ADMIN_PASSWORD.');
  putUnderTest({ url, mailbox, databaseUrl });
  return undefined;
}

/** Started by the product's own start command, with a real SMTP server beside it. */
async function startOwnSite(): Promise<() => Promise<void>> {
  const folder = temporaryFolder('studio-e2e');
  const mailFolder = join(folder.path, 'mail');
  const inbox = await openInbox(0, {}, mailFolder);
  const dataDir = join(folder.path, 'data');
  const port = String(await freePort());
  const pushPort = await freePort();
  // By name: browsers keep passkeys for no bare address.
  const url = `http://localhost:${port}`;
  const site = await startSite({
    PORT: port,
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    SITE_URL: url,
    SMTP_URL: inbox.url,
    ENQUIRY_TO: STUDIO,
    MAIL_FROM: 'website@example.com',
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    ...pushSettings(`http://127.0.0.1:${pushPort}`),
  });
  const databaseUrl = embeddedDatabase(dataDir).url;
  putUnderTest({ url, mailbox: mailFolder, databaseUrl, pushPort });
  return async () => {
    await site.stop();
    await inbox.stop();
    folder.remove();
  };
}

/** For the workers, which inherit the environment. */
function putUnderTest(site: SiteUnderTest): void {
  process.env['SITE_UNDER_TEST'] = JSON.stringify(site);
}
