import { Browser, type SingleSignOnSite, openSingleSignOnSite } from './single-sign-on.ts';

describe('single sign-on, attacked', () => {
  let site: SingleSignOnSite;
  beforeAll(async () => {
    site = await openSingleSignOnSite();
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.sql.query('DELETE FROM throttle');
    site.provider.forges = false;
    site.provider.person = await site.addPerson();
  });

  it('sends the provider a challenge and no secret', async () => {
    const { searchParams } = await new Browser(site).start();
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    expect(searchParams.toString()).not.toContain(encodeURIComponent(site.provider.clientSecret));
  });

  it('keeps what ties it to the browser from scripts and from requests of other sites', async () => {
    const response = await site.request.get('/api/admin/single-sign-on/start').redirects(0);
    expect(response.get('Set-Cookie')?.[0]).toMatch(
      /^admin_single_sign_on=[^;]+; Max-Age=600; Path=\/api\/admin; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is not begun by a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const landed = await new Browser(site).visit('/api/admin/single-sign-on/start', headers);
    expect(landed.hash).toBe('#sign-in-failed=expired');
  });

  it('refuses a state that was made up, or left out', async () => {
    const browser = new Browser(site);
    const answer = await browser.confirm(await browser.start());
    for (const state of ['forged', ''])
      expect((await browser.comeBack(withParameter(answer, 'state', state))).hash).toBe(
        '#sign-in-failed=expired',
      );
  });

  it("refuses an answer in another browser than it was asked in, whose owner would work in somebody else's account", async () => {
    const mine = new Browser(site);
    const answer = await mine.confirm(await mine.start());
    const other = new Browser(site);
    expect((await other.comeBack(answer)).hash).toBe('#sign-in-failed=expired');
    await other.start();
    expect((await other.comeBack(answer)).hash).toBe('#sign-in-failed=expired');
    expect((await mine.comeBack(answer)).hash).toMatch(/^#sign-in=/);
  });

  it('takes an answer of the provider once', async () => {
    const browser = new Browser(site);
    const answer = await browser.confirm(await browser.start());
    await browser.comeBack(answer);
    expect((await browser.comeBack(answer)).hash).toBe('#sign-in-failed=failed');
  });

  it.each(['nonce', 'code_challenge'])(
    'refuses an answer that was asked for with another %s',
    async (name) => {
      const browser = new Browser(site);
      const url = withParameter(await browser.start(), name, 'a'.repeat(43));
      expect((await browser.comeBack(await browser.confirm(url))).hash).toBe('#sign-in-failed=failed');
    },
  );

  it('refuses an ID token that the provider did not sign', async () => {
    site.provider.forges = true;
    expect((await new Browser(site).walk()).hash).toBe('#sign-in-failed=failed');
  });

  it('takes its ticket once', async () => {
    const browser = new Browser(site);
    const landed = await browser.walk();
    expect((await browser.finish(landed)).status).toBe(200);
    const again = await browser.finish(landed);
    expect([again.status, again.body.message]).toEqual([401, 'This sign-in is over. Please begin it again.']);
  });

  it('takes its ticket in the browser alone that was at the provider', async () => {
    const landed = await new Browser(site).walk();
    const other = new Browser(site);
    await other.start();
    expect((await other.finish(landed)).status).toBe(401);
  });

  it('takes no ticket after a minute', async () => {
    const browser = new Browser(site);
    const landed = await browser.walk();
    await site.sql.query(`UPDATE single_sign_on_ticket SET expires_at = expires_at - interval '60 seconds'`);
    expect((await browser.finish(landed)).status).toBe(401);
  });

  it('takes no ticket from a page of another site', async () => {
    const { hash } = await new Browser(site).walk();
    const response = await site.request
      .post('/api/admin/single-sign-on/finish')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ ticket: hash.replace('#sign-in=', '') });
    expect(response.status).toBe(403);
  });

  it('asks the provider no more for an address that brings one refused answer after the other', async () => {
    site.provider.forges = true;
    const browser = new Browser(site, '198.51.100.9');
    const answer = await browser.confirm(await browser.start());
    for (let count = 0; count < 20; count += 1) await browser.comeBack(answer);
    expect((await browser.comeBack(answer)).hash).toBe('#sign-in-failed=too-many');
    site.provider.forges = false;
    expect((await new Browser(site, '198.51.100.10').walk()).hash).toMatch(/^#sign-in=/);
  });
});

function withParameter(url: URL, name: string, value: string): URL {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed;
}
