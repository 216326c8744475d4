import { DataSource } from 'typeorm';
import { addColleague } from '../auth/colleague.ts';
import { callsOf, codeOf, type SignedInPerson } from './second-factor.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

describe('a passkey', () => {
  let server: TestApp;
  let sql: DataSource;
  let person: SignedInPerson & { remove(): Promise<void> };
  let calls: ReturnType<typeof callsOf>;
  let device: SoftwareAuthenticator;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await sql.query('DELETE FROM throttle');
    person = await addColleague(server);
    calls = callsOf(server, person);
    device = new SoftwareAuthenticator(server.env.SITE_URL);
  });
  afterEach(() => person.remove());

  const options = () => calls.post('passkeys/options', { password: person.password });
  const add = async (name = 'This laptop', from = device) => {
    const { body } = await options();
    return calls.post('passkeys', {
      challenge_id: body.challenge_id,
      credential: from.create(body.options),
      name,
    });
  };
  const send = (path: string, body: object) => server.request.post(`/api/admin/login/${path}`).send(body);
  const ask = async (ticket?: string) => (await send('passkey-options', { ticket })).body;
  const enter = async (ticket?: string, from = device) => {
    const asked = await ask(ticket);
    const credential = from.get(asked.options);
    return send('passkey', { challenge_id: asked.challenge_id, credential, ticket });
  };
  const remove = (id: string, password: string) =>
    server.request
      .delete(`/api/admin/passkeys/${id}`)
      .auth(person.token, { type: 'bearer' })
      .send({ password });

  it('is added with the password, one that the device unlocks and finds by itself', async () => {
    expect((await calls.post('passkeys/options', { password: 'wrong' })).status).toBe(422);
    const { body } = await options();
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({ name: 'This laptop', last_used_at: null });
    expect(added.body.recovery_codes).toHaveLength(10);
    expect((await options()).body.options.excludeCredentials).toMatchObject([
      { id: device.credentialId.toString('base64url') },
    ]);
  });

  it('signs in alone, and counts as both factors', async () => {
    await add();
    const signedIn = await enter();
    expect(signedIn.status).toBe(200);
    const validated = await callsOf(server, { ...person, token: signedIn.body.token }).post('validate-token');
    expect(validated.body.email).toBe(person.email);
    expect((await calls.get('passkeys')).body.data[0].last_used_at).not.toBeNull();
    const [entry] = await sql.query(
      `SELECT subject FROM audit_entry WHERE action = 'signed in' ORDER BY id DESC`,
    );
    expect(entry.subject).toBe('Session, by passkey');
  });

  it('is not added by a device that nobody unlocked', async () => {
    device.verifiesUser = false;
    expect((await add()).status).toBe(422);
  });

  it('ends the set-up of an app that began without it', async () => {
    const { secret } = await calls.beginApp();
    await add();
    const confirmed = await calls.post('second-factor/app/code', { code: await codeOf(secret) });
    expect(confirmed.status).toBe(409);
    expect(confirmed.body.message).toContain('Please begin again');
  });

  it('is not added where it was begun before an app was switched on', async () => {
    const { body } = await options();
    await calls.setUpApp();
    const credential = device.create(body.options);
    const added = await calls.post('passkeys', { challenge_id: body.challenge_id, credential, name: 'Late' });
    expect(added.status).toBe(422);
    expect((await calls.get('passkeys')).body.data).toEqual([]);
  });

  it('is not added where it was begun before another one came', async () => {
    const { body } = await options();
    await add();
    const credential = new SoftwareAuthenticator(server.env.SITE_URL).create(body.options);
    const added = await calls.post('passkeys', { challenge_id: body.challenge_id, credential, name: 'Late' });
    expect(added.status).toBe(422);
  });

  it('is not added with the question of a sign-in, before which nothing was confirmed', async () => {
    await add();
    const asked = await ask(await calls.ticket());
    const credential = new SoftwareAuthenticator(server.env.SITE_URL).create({ ...asked.options, user: {} });
    const form = { challenge_id: asked.challenge_id, credential, name: 'Somebody else' };
    expect((await calls.post('passkeys', form)).status).toBe(422);
    expect((await calls.get('passkeys')).body.data).toHaveLength(1);
  });

  it('is asked for after the password, and that of somebody else is not taken', async () => {
    await add();
    const other = await addColleague(server, 'Sana Rizvi');
    const { body } = await callsOf(server, other).post('passkeys/options', { password: other.password });
    const stranger = new SoftwareAuthenticator(server.env.SITE_URL);
    const credential = stranger.create(body.options);
    await callsOf(server, other).post('passkeys', { ...body, credential, name: 'Hers' });
    const first = await calls.login();
    expect(first.body.second_step.ways).toEqual(['passkey', 'recovery code']);
    const { ticket } = first.body.second_step;
    expect((await ask(ticket)).options.allowCredentials).toHaveLength(1);
    expect((await enter(ticket, stranger)).status).toBe(422);
    expect((await enter(ticket)).status).toBe(200);
    await other.remove();
  });

  it('is asked for in the same way whoever it is that asks', async () => {
    const asked = await ask();
    expect(asked.options).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it.each([
    ['it is unknown', () => new SoftwareAuthenticator(server.env.SITE_URL)],
    ['nobody unlocked the device', () => Object.assign(device, { verifiesUser: false })],
    ['it was asked for by another site', () => Object.assign(device, { origin: 'http://localhost:9' })],
    ['its counter went back: somebody has a copy', () => Object.assign(device, { counter: 3 })],
  ])('is refused when %s', async (_what, spoil) => {
    await add();
    device.counter = 8;
    expect((await enter()).status).toBe(200);
    const refused = await enter(undefined, spoil());
    const sentence = 'That passkey was not accepted. Please try again, or use another way.';
    expect([refused.status, refused.body.message]).toEqual([422, sentence]);
  });

  it('is guessed twenty times from one address, which then has to wait', async () => {
    await add();
    const stranger = new SoftwareAuthenticator(server.env.SITE_URL);
    for (let count = 0; count < 20; count += 1) expect((await enter(undefined, stranger)).status).toBe(422);
    const refused = await enter();
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('is asked for two hundred times from one address, which then has to wait', async () => {
    for (let count = 0; count < 200; count += 1) await ask();
    expect((await send('passkey-options', {})).status).toBe(429);
  });

  it('is refused on a blocked account, like an unknown one', async () => {
    await add();
    await sql.query('UPDATE admin SET blocked_at = now() WHERE email = $1', [person.email]);
    expect((await enter()).status).toBe(422);
  });

  it('answers each question once, within five minutes', async () => {
    await add();
    const asked = await ask();
    const answer = () =>
      send('passkey', { challenge_id: asked.challenge_id, credential: device.get(asked.options) });
    expect([(await answer()).status, (await answer()).status]).toEqual([200, 422]);
    const late = await ask();
    await sql.query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
    const credential = device.get(late.options);
    expect((await send('passkey', { challenge_id: late.challenge_id, credential })).status).toBe(422);
  });

  it('is renamed, and removed with the password; the last one takes the recovery codes along', async () => {
    const { id } = (await add()).body.data;
    const second = new SoftwareAuthenticator(server.env.SITE_URL);
    expect((await add('Phone', second)).body).not.toHaveProperty('recovery_codes');
    const renamed = await server.request
      .patch(`/api/admin/passkeys/${id}`)
      .auth(person.token, { type: 'bearer' })
      .send({ name: 'Desk' });
    expect(renamed.body.data.name).toBe('Desk');
    expect((await remove(id, 'wrong')).status).toBe(422);
    expect((await remove(id, person.password)).status).toBe(204);
    expect((await enter()).status).toBe(422);
    const [left] = (await calls.get('passkeys')).body.data;
    expect((await remove(left.id, person.password)).status).toBe(204);
    expect((await calls.get('second-factor')).body).toMatchObject({ passkeys: 0, recovery_codes_left: 0 });
    expect((await calls.login()).body).toHaveProperty('token');
  });

  it('that is the last one and removed leaves the recovery codes of an app that is being set up', async () => {
    const { id } = (await add()).body.data;
    const { id: appId, secret } = await calls.beginApp();
    const code = await codeOf(secret);
    expect((await calls.post('second-factor/app/code', { code })).status).toBe(200);
    expect((await remove(id, person.password)).status).toBe(204);
    expect((await calls.post('second-factor/app/switch-on', { id: appId })).status).toBe(204);
    expect((await calls.get('second-factor')).body.recovery_codes_left).toBe(10);
  });

  it('is given no name that Postgres refuses', async () => {
    expect((await add('De\0sk')).status).toBe(422);
  });

  it('is refused when somebody has it already, or its id is longer than any', async () => {
    await add();
    const other = await addColleague(server, 'Sana Rizvi');
    const { body } = await callsOf(server, other).post('passkeys/options', { password: other.password });
    const { challenge_id } = body;
    const credential = device.create(body.options);
    const sendNew = (form: object) => callsOf(server, other).post('passkeys', { challenge_id, ...form });
    const long = 'A'.repeat(1401);
    const tooLong = await sendNew({ credential: { ...credential, id: long, rawId: long }, name: 'Long' });
    expect([tooLong.status, Object.keys(tooLong.body.messages)]).toEqual([
      422,
      ['credential.id', 'credential.rawId'],
    ]);
    const taken = await sendNew({ credential, name: 'Mine' });
    const sentence = 'The passkey could not be added. Please try again.';
    expect([taken.status, taken.body.message]).toEqual([422, sentence]);
    await other.remove();
  });

  it('of a colleague can be neither renamed nor removed', async () => {
    const { id } = (await add()).body.data;
    const other = await addColleague(server, 'Sana Rizvi');
    const request = server.request.delete(`/api/admin/passkeys/${id}`).auth(other.token, { type: 'bearer' });
    expect((await request.send({ password: other.password })).status).toBe(404);
    const rename = server.request.patch(`/api/admin/passkeys/${id}`).auth(other.token, { type: 'bearer' });
    expect((await rename.send({ name: 'Mine now' })).status).toBe(404);
    await other.remove();
  });
});
