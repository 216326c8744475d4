import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { openOpenIdServer } from '../../testing/servers/openid-provider.ts';
import { embeddedDatabase } from '../../testing/site/embedded-database.ts';
import { violationsIn } from '../journeys/browser/no-violation.ts';
import { test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ME = { sub: 'meera', email: 'meera@studio.example', email_verified: true };
const COLLEAGUE = 'kabir@studio.example';

async function signInAtProvider(page: Page, site: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${site}/admin/login`);
  await page.getByRole('link', { name: 'Sign in with Studio accounts' }).click();
}

test('one of two owners comes in by single sign-on, rules over second factors, and is asked for one', async ({
  page,
  dataDir,
  start,
}) => {
  const port = String(await freePort());
  const site = `http://localhost:${port}`;
  const provider = await openOpenIdServer(site);
  const folder = join(dataDir, 'studio');
  await start({
    PORT: port,
    DATA_DIR: folder,
    SITE_URL: site,
    ADMIN_EMAIL: ME.email,
    ADMIN_PASSWORD: 'walnut and green marble',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_DOMAIN: 'studio.example',
    OIDC_NAME: 'Studio accounts',
  });
  const database = new Client({ connectionString: embeddedDatabase(folder).url });
  await database.connect();
  await database.query("INSERT INTO admin (email, password_hash) VALUES ($1, 'x')", [COLLEAGUE]);

  provider.person = { ...ME, sub: 'nobody', email: 'nobody@studio.example' };
  await signInAtProvider(page, site);
  await expect(page.getByText('Otherwise nobody has invited this address')).toBeVisible();

  provider.person = ME;
  await signInAtProvider(page, site);
  await expect(page).toHaveURL(`${site}/admin/today`);
  await page.goto(`${site}/admin/people`);
  await page.getByRole('combobox', { name: `Role of ${COLLEAGUE}` }).selectOption('Leads');
  await expect(page.getByText('You would be the only owner left')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await expect(page.getByRole('combobox', { name: `Role of ${COLLEAGUE}` })).toHaveValue('owner');
  const policy = page.getByLabel('Everybody must have a second factor.');
  await policy.click();
  await expect(policy).toBeChecked();
  const said = page.getByText('Everybody must have a second factor now.');
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(policy).not.toBeChecked();

  await database.query(
    `INSERT INTO authenticator_app (admin_id, secret, active_since)
     SELECT id, 'sealed', now() FROM admin WHERE email = $1`,
    [ME.email],
  );
  await signInAtProvider(page, site);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Six figures from your app')).toBeVisible();
  await database.end();
  await provider.stop();
});
