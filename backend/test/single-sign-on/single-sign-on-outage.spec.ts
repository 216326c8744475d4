import { openOpenIdServer } from '../../../testing/servers/openid-provider.ts';
import { Browser, settingsFor } from './single-sign-on.ts';
import { startApp } from '../setup/start-app.ts';

const SITE_URL = 'http://localhost:3000';

describe('single sign-on while its provider is down', () => {
  it('says so, keeps nothing else from working, and goes on when it is back', async () => {
    const before = await openOpenIdServer(SITE_URL);
    await before.stop();
    const site = await startApp({ SITE_URL, ...settingsFor(before) });
    expect((await new Browser(site).start()).href).toBe(`${SITE_URL}/admin/login#sign-in-failed=unreachable`);
    expect((await site.request.get('/api/health/ready')).status).toBe(200);
    const provider = await openOpenIdServer(SITE_URL, before.port);
    const browser = new Browser(site);
    const url = await browser.start();
    expect(url.origin).toBe(provider.issuer);
    provider.person = { sub: 'kavita', email: 'kavita@studio.example', email_verified: true };
    const answer = await browser.confirm(url);
    await provider.stop();
    expect((await browser.comeBack(answer)).hash).toBe('#sign-in-failed=unreachable');
    await site.stop();
  });
});
