import { join } from 'node:path';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { startMailServer } from './mail-server.ts';
import { startSite } from './running-site.ts';
import { admin, type SiteUnderTest } from './site-under-test.ts';

/** One site for all journeys, started by the product's own start command, with a real SMTP server beside it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder('studio-e2e');
  const mailFolder = join(folder.path, 'mail');
  const mail = await startMailServer(mailFolder);
  const dataDir = join(folder.path, 'data');
  const port = String(await freePort());
  const site = await startSite({
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    ENQUIRY_TO: 'studio@example.com',
    MAIL_FROM: 'website@example.com',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const underTest: SiteUnderTest = { url: site.url, mailFolder, databaseUrl: embeddedDatabase(dataDir).url };
  process.env['SITE_UNDER_TEST'] = JSON.stringify(underTest);
  return async () => {
    await site.stop();
    await mail.stop();
    folder.remove();
  };
}
