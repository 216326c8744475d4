import { randomUUID } from 'node:crypto';
import { signInAs } from '../auth/sign-in.ts';
import { Browser, type SingleSignOnSite, openSingleSignOnSite } from './single-sign-on.ts';
import { startApp } from '../setup/start-app.ts';

describe('single sign-on', () => {
  let site: SingleSignOnSite;
  beforeAll(async () => {
    site = await openSingleSignOnSite();
  });
  afterAll(() => site.stop());
  beforeEach(() => site.sql.query('DELETE FROM throttle'));

  const whoIs = async (token: string) =>
    (await site.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' })).body.email;
  const actions = async (email: string): Promise<string[]> => {
    const rows: { action: string }[] = await site.sql.query(
      `SELECT action FROM audit_entry WHERE subject = $1 OR who = $1 ORDER BY id`,
      [email],
    );
    return rows.map(({ action }) => action);
  };
  const links = (email: string) =>
    site.sql.query(
      `SELECT subject FROM single_sign_on_identity JOIN admin ON id = admin_id WHERE email = $1`,
      [email],
    );

  it('lets somebody in whom the provider vouches for, and remembers who they are there', async () => {
    const person = await site.addPerson();
    site.provider.person = person;
    const browser = new Browser(site);
    const { status, body } = await browser.finish(await browser.walk());
    expect(status).toBe(200);
    expect(body.token).toEqual(expect.any(String));
    expect(await links(person.email)).toEqual([{ subject: person.sub }]);
    expect((await actions(person.email)).slice(1)).toEqual(['single sign-on linked', 'signed in']);
    const [{ subject }] = await site.sql.query('SELECT subject FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(subject).toContain('by single sign-on');
  });

  it('binds the session to the browser, as a password does', async () => {
    site.provider.person = await site.addPerson();
    const browser = new Browser(site);
    const response = await browser.finish(await browser.walk());
    expect(response.get('Set-Cookie')).toContainEqual(
      expect.stringMatching(/^admin_session=[^;]+; Path=\/api\/admin; HttpOnly; SameSite=Strict$/),
    );
    expect(await whoIs(response.body.token)).toBeUndefined();
  });

  it('knows them again by their subject when the provider has given them another address', async () => {
    const person = await site.addPerson();
    site.provider.person = person;
    await new Browser(site).walk();
    site.provider.person = { ...person, email: `${randomUUID()}@studio.example` };
    const browser = new Browser(site);
    await browser.finish(await browser.walk());
    expect((await actions(person.email)).slice(1)).toEqual(['single sign-on linked', 'signed in']);
  });

  it('gives nobody an account, nor the account that an address had before it was theirs', async () => {
    const person = await site.addPerson();
    site.provider.person = person;
    await new Browser(site).walk();
    site.provider.person = { ...person, sub: randomUUID() };
    expect((await new Browser(site).walk()).hash).toBe('#sign-in-failed=no-account');
    expect(await links(person.email)).toEqual([{ subject: person.sub }]);
    expect((await actions(person.email)).at(-1)).toBe('single sign-on refused');
    site.provider.person = { ...person, sub: randomUUID(), email: 'nobody@studio.example' };
    expect((await new Browser(site).walk()).hash).toBe('#sign-in-failed=no-account');
  });

  it.each([
    ['an address of another domain', { email: 'kavita@studio.example.org' }, 'other-domain'],
    ['a domain within the name', { email: 'studio.example@example.org' }, 'other-domain'],
    ['an address that nobody has verified', { email_verified: false }, 'not-verified'],
    ['an account of another organisation', { hd: 'example.org' }, 'other-domain'],
  ])('refuses %s', async (_what, change, reason) => {
    const person = await site.addPerson();
    site.provider.person = { ...person, ...change };
    expect((await new Browser(site).walk()).hash).toBe(`#sign-in-failed=${reason}`);
    expect(await links(person.email)).toEqual([]);
  });

  it('refuses a blocked person, linked or not, also between the provider and the page', async () => {
    const person = await site.addPerson();
    site.provider.person = person;
    const block = () =>
      site.sql.query('UPDATE admin SET blocked_at = now() WHERE email = $1', [person.email]);
    await block();
    expect((await new Browser(site).walk()).hash).toBe('#sign-in-failed=no-account');
    await site.sql.query('UPDATE admin SET blocked_at = NULL WHERE email = $1', [person.email]);
    const browser = new Browser(site);
    const landed = await browser.walk();
    await block();
    expect((await browser.finish(landed)).status).toBe(401);
    expect((await new Browser(site).walk()).hash).toBe('#sign-in-failed=no-account');
  });

  it('is a first step alone: the second factor of the site is asked for as after a password', async () => {
    const person = await site.addPerson();
    await site.sql.query(
      `INSERT INTO authenticator_app (admin_id, secret, active_since)
       SELECT id, 'sealed', now() FROM admin WHERE email = $1`,
      [person.email],
    );
    site.provider.person = person;
    const browser = new Browser(site);
    const { body } = await browser.finish(await browser.walk());
    expect(body).toEqual({ second_step: expect.objectContaining({ ways: expect.arrayContaining(['app']) }) });
    expect(await actions(person.email)).not.toContain('signed in');
  });

  it('opens a session of our own: of 30 minutes, whatever is signed out of at the provider, or here', async () => {
    site.provider.person = await site.addPerson();
    const browser = new Browser(site);
    const { body } = await browser.finish(await browser.walk());
    expect((Date.parse(body.expires_at) - Date.now()) / 60_000).toBeCloseTo(30, 0);
    const isOpen = async () => (await browser.call('get', 'session', body.token)).status === 204;
    site.provider.person = undefined;
    const askedAnew = '#sign-in-failed=cancelled';
    expect((await new Browser(site).walk()).hash).toBe(askedAnew);
    expect(await isOpen()).toBe(true);
    await browser.call('post', 'logout', body.token);
    expect(await isOpen()).toBe(false);
    expect((await browser.walk()).hash).not.toBe(askedAnew);
  });

  it('leaves the password as it was', async () => {
    const person = await site.addPerson();
    site.provider.person = person;
    const browser = new Browser(site);
    await browser.finish(await browser.walk());
    expect(await whoIs(await signInAs(site, person))).toBe(person.email);
  });

  it('tells the sign-in page whom to ask', async () => {
    const { body } = await site.request.get('/api/admin/single-sign-on');
    expect(body).toEqual({ name: 'Studio accounts' });
  });

  it('tells somebody who goes back at the provider that nothing was confirmed', async () => {
    site.provider.person = undefined;
    expect((await new Browser(site).walk()).hash).toBe('#sign-in-failed=cancelled');
  });
});

describe('without single sign-on', () => {
  it('there is no button and no way in', async () => {
    const site = await startApp();
    expect((await site.request.get('/api/admin/single-sign-on')).body).toEqual({ name: null });
    for (const path of ['start', 'callback'])
      expect((await site.request.get(`/api/admin/single-sign-on/${path}`)).status).toBe(404);
    await site.stop();
  });
});
