import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { Admin } from '../../src/auth/admin.entity.js';
import { SignInPolicies } from '../../src/auth/second-factor/sign-in-policies.js';
import { addColleague } from '../auth/colleague.ts';
import { callsOf, codeOf, type SignedInPerson, stopClockWithinStep } from './second-factor.ts';
import { signIn } from '../auth/sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';

const cookiesOf = (response: { get(name: 'Set-Cookie'): string[] | undefined }) =>
  (response.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

describe('second factors of everybody', () => {
  let server: TestApp;
  let sql: DataSource;
  let owner: ReturnType<typeof callsOf>;
  let person: SignedInPerson & { remove(): Promise<void> };
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    stopClockWithinStep();
    await sql.query('DELETE FROM throttle');
    const token = await signIn(server);
    owner = callsOf(server, { email: adminEmail, password: adminPassword, token });
    person = await addColleague(server);
    calls = callsOf(server, person);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await ask(false);
    await person.remove();
  });

  const ask = (required: boolean) =>
    server.request
      .put('/api/admin/second-factor/policy')
      .auth(owner.token, { type: 'bearer' })
      .send({ required });
  const idOf = async (email: string): Promise<string> =>
    (await sql.query('SELECT id FROM admin WHERE email = $1', [email]))[0].id;
  const dueAt = async (): Promise<string | null> =>
    (await calls.post('validate-token')).body.second_factor_due_at;

  const daysLeft = async () => (Date.parse((await dueAt()) ?? '') - Date.now()) / 86_400_000;
  const addPasskey = async (name: string) => {
    const asked = await calls.post('passkeys/options', { password: person.password });
    const credential = new SoftwareAuthenticator(server.env.SITE_URL).create(asked.body.options);
    const form = { challenge_id: asked.body.challenge_id, credential, name };
    return (await calls.post('passkeys', form)).body;
  };
  const fromPage = (cookie: string) => calls.login().set({ Origin: server.env.SITE_URL, Cookie: cookie });
  const rememberedFor = async (who: typeof calls, secret: string, cookie = '') => {
    const form = { ticket: await who.ticket(), code: await codeOf(secret), remember: 'true' };
    const passed = await who.secondStep(form).set({ Origin: server.env.SITE_URL, Cookie: cookie });
    expect(passed.get('Set-Cookie')?.at(0)).toMatch(/^admin_device=.*Max-Age=2592000; .*HttpOnly.*Strict/);
    return cookiesOf(passed);
  };

  it('are due in seven days once an owner asks for them, also for those who only stay signed in', async () => {
    expect((await ask(true)).body).toEqual({ required: true });
    expect(await daysLeft()).toBeCloseTo(7, 1);
    await ask(false);
    expect(await dueAt()).toBeNull();
  });

  it('are due seven days after the first sign-in of somebody who came later', async () => {
    await ask(true);
    await person.remove();
    person = await addColleague(server);
    calls = callsOf(server, person);
    expect(await daysLeft()).toBeCloseTo(7, 1);
  });

  it('are never due for somebody who has one, even when it came during the sign-in', async () => {
    const before = await sql.manager.findOneByOrFail(Admin, { email: person.email });
    await calls.setUpApp();
    await ask(true);
    expect(await dueAt()).toBeNull();
    await server.app.get(SignInPolicies).startGrace(before);
    expect(await dueAt()).toBeNull();
  });

  it('once due, are all that somebody without one may see to', async () => {
    await ask(true);
    await sql.query(`UPDATE admin SET second_factor_due_at = now() - interval '1 minute' WHERE email = $1`, [
      person.email,
    ]);
    const refused = await calls.get('blog');
    expect([refused.status, refused.body.reason]).toEqual([403, 'second factor required']);
    expect((await calls.get('session')).status).toBe(204);
    const { secret } = await calls.setUpApp();
    expect((await calls.get('blog')).status).toBe(200);
    const refusedOff = await calls.post('second-factor/switch-off', { password: person.password });
    expect(refusedOff.status).toBe(403);
    const ticket = await calls.ticket();
    expect((await calls.secondStep({ ticket, code: await codeOf(secret) })).status).toBe(200);
  });

  it('stay one at least, even when the last two are removed at once', async () => {
    const passkeys = await Promise.all([addPasskey('Laptop'), addPasskey('Phone')]);
    expect(passkeys.flatMap(({ recovery_codes = [] }) => recovery_codes)).toHaveLength(10);
    await ask(true);
    const removals = passkeys.map(({ data }) =>
      server.request
        .delete(`/api/admin/passkeys/${data.id}`)
        .auth(person.token, { type: 'bearer' })
        .send({ password: person.password }),
    );
    const statuses = (await Promise.all(removals)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 403]);
  });

  it('are asked for by owners alone', async () => {
    await sql.query(`UPDATE admin SET role = 'editor' WHERE email = $1`, [person.email]);
    const asked = await server.request
      .put('/api/admin/second-factor/policy')
      .auth(person.token, { type: 'bearer' })
      .send({ required: true });
    expect(asked.status).toBe(403);
    expect((await calls.post(`people/${await idOf(adminEmail)}/second-factor/reset`)).status).toBe(403);
  });

  it('are reset by an owner for somebody who lost theirs, which ends their sessions', async () => {
    await calls.setUpApp();
    expect((await owner.post(`people/${await idOf(person.email)}/second-factor/reset`)).status).toBe(204);
    expect((await calls.get('session')).status).toBe(401);
    expect((await calls.login()).body).toHaveProperty('token');
    const [entry] = await sql.query('SELECT who, action, subject FROM audit_entry WHERE action = $1', [
      'second factor reset',
    ]);
    expect(entry).toMatchObject({ who: adminEmail, subject: person.email });
    expect((await owner.post(`people/${await idOf(adminEmail)}/second-factor/reset`)).status).toBe(403);
  });

  describe('on a device that is not to be asked again', () => {
    it('are not asked for, only the password', async () => {
      const { secret } = await calls.setUpApp();
      const cookie = await rememberedFor(calls, secret);
      expect((await fromPage(cookie)).body).toHaveProperty('token');
      const [until = '', signature = ''] = /admin_device=([^;]+)/.exec(cookie)?.[1]?.split('.') ?? [];
      const longer = `admin_device=${Number(until) + 1}.${signature}`;
      expect((await fromPage(longer)).body).toHaveProperty('second_step');
    });

    it('are not asked for either when somebody else is remembered there since', async () => {
      const colleague = await addColleague(server);
      const theirs = callsOf(server, colleague);
      const cookie = await rememberedFor(calls, (await calls.setUpApp()).secret);
      const shared = await rememberedFor(theirs, (await theirs.setUpApp()).secret, cookie);
      for (const each of [calls, theirs]) {
        const answer = await each.login().set({ Origin: server.env.SITE_URL, Cookie: shared });
        expect(answer.body).toHaveProperty('token');
      }
      await colleague.remove();
    });

    it('are asked for again once the password or the app is another one', async () => {
      const { secret } = await calls.setUpApp();
      const cookie = await rememberedFor(calls, secret);
      const change = { current_password: person.password, new_password: 'yet another long password' };
      await calls.post('change-password', change);
      const changed = callsOf(server, { ...person, password: change.new_password });
      const again = await changed.login().set({ Origin: server.env.SITE_URL, Cookie: cookie });
      expect(again.body).toHaveProperty('second_step');
      const anew = await changed.setUpApp();
      const second = await rememberedFor(changed, anew.secret);
      await changed.setUpApp();
      const last = await changed.login().set({ Origin: server.env.SITE_URL, Cookie: second });
      expect(last.body).toHaveProperty('second_step');
    });

    it.each([
      [
        'they ended all other sessions',
        async () => [await calls.post('sessions/end-others', { password: person.password })],
      ],
      [
        'the account was blocked for a while',
        async () => {
          const path = `people/${await idOf(person.email)}`;
          return [await owner.post(`${path}/block`), await owner.post(`${path}/unblock`)];
        },
      ],
    ])('are asked for again once %s', async (_, forget) => {
      const { secret } = await calls.setUpApp();
      const cookie = await rememberedFor(calls, secret);
      expect((await forget()).every(({ ok }) => ok)).toBe(true);
      expect((await fromPage(cookie)).body).toHaveProperty('second_step');
    });
  });
});
