import { expect } from '@playwright/test';
import { pushDevice } from '../../../testing/actors/push-device.ts';
import { openPushService } from '../../../testing/servers/push-service.ts';
import { readSiteUnderTest } from '../../site/site-under-test.ts';
import { signInPage, test } from '../setup/fixtures.ts';

/** The browser's push service is on the internet: a stand-in on this machine gives out its address. */
function standIn({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }): void {
  const bytesOf = (name: string) => {
    const texts = new Map([
      ['p256dh', p256dh],
      ['auth', auth],
    ]);
    const key = texts.get(name) ?? sessionStorage.getItem('subscribed') ?? '';
    const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer;
  };
  const subscription = {
    endpoint,
    get options() {
      return { applicationServerKey: bytesOf('of the site') };
    },
    getKey: bytesOf,
    unsubscribe: async () => sessionStorage.removeItem('subscribed'),
  };
  const given = async () => (sessionStorage.getItem('subscribed') ? subscription : null);
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    sessionStorage.setItem('subscribed', applicationServerKey);
    return subscription;
  };
  Object.assign(PushManager.prototype, { subscribe, getSubscription: given });
}

test(
  'staff switch alerts on for a device, try them, and switch them off again',
  { tag: ['@own-context', '@whole-browser', '@own-site'] },
  async ({ page, colleague }) => {
    const { url, pushPort } = readSiteUnderTest();
    const service = await openPushService(pushPort);
    const device = pushDevice(service.origin);
    await page.context().grantPermissions(['notifications'], { origin: url });
    await page.addInitScript(standIn, device.subscription);
    await signInPage(page, colleague);
    await page.goto('/admin/account');
    await page.getByLabel('Name of this device').fill('Front desk');
    await page.getByRole('button', { name: 'Switch alerts on' }).click();
    await expect(page.getByText('Alerts are on for this device, “Front desk”.')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Send a test message' }).click();
    await expect(page.getByText('A message is on its way to this device.')).toBeVisible();
    // While the studio is open it is told each minute of what other tests send, too.
    const titles = service.received.map((request) => device.read(request).title);
    expect(titles.filter((title) => title === 'Alerts reach this device.')).toHaveLength(1);
    const worker = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin');
      return [registration?.scope, registration?.active?.scriptURL, (await caches.keys()).length];
    });
    expect(worker).toEqual([`${url}/admin`, `${url}/admin/worker.js`, 0]);

    await page.getByRole('button', { name: 'Switch alerts off' }).click();
    await expect(page.getByLabel('Name of this device')).toBeVisible();
    await page.goto('/');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await service.stop();
  },
);
