import { DataSource } from 'typeorm';
import { Passwords, tooManySignIns } from '../../src/auth/passwords.js';
import { addColleague } from '../auth/colleague.ts';
import { jobsDone } from '../auth/mails-of.ts';
import { callsOf, codeOf, forgetCodes, type SignedInPerson, stopClockWithinStep } from './second-factor.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a second factor by an app', () => {
  let server: TestApp;
  let sql: DataSource;
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
    person = await addColleague(server);
    calls = callsOf(server, person);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await person.remove();
  });

  const actions = async (): Promise<string[]> => {
    await jobsDone(server);
    const rows = await sql.query('SELECT action FROM audit_entry WHERE subject_id = $1::text OR who = $2', [
      (await sql.query('SELECT id FROM admin WHERE email = $1', [person.email]))[0].id,
      person.email,
    ]);
    return rows.map(({ action }: { action: string }) => action);
  };

  it('is set up with the password, a right code and ten recovery codes, and then is on', async () => {
    expect((await calls.post('second-factor/app', { password: 'wrong' })).status).toBe(422);
    const { body } = await calls.post('second-factor/app', { password: person.password });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const { id } = body;
    expect((await calls.post('second-factor/app/switch-on', { id })).status).toBe(409);
    const code = await codeOf(body.secret);
    expect((await calls.post('second-factor/app/code', { code: other(code) })).status).toBe(422);
    const confirmed = await calls.post('second-factor/app/code', { code });
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    for (const each of confirmed.body.recovery_codes) expect(each).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await calls.login()).body).toHaveProperty('token');
    expect((await calls.post('second-factor/app/switch-on', { id })).status).toBe(204);
    expect((await calls.get('second-factor')).body).toEqual({
      app: { id, since: expect.any(String) },
      recovery_codes_left: 10,
      passkeys: 0,
      required: false,
      due_at: null,
    });
    expect(await actions()).toContain('second factor switched on');
  });

  it('keeps neither the secret nor a recovery code as it is', async () => {
    const { secret, codes } = await calls.setUpApp();
    const stored = JSON.stringify([
      await sql.query('SELECT * FROM authenticator_app'),
      await sql.query('SELECT * FROM recovery_code'),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    expect(stored.match(/\$argon2id\$/g)).toHaveLength(10);
  });

  it('is asked for after the password, which alone opens nothing', async () => {
    const { secret } = await calls.setUpApp();
    const first = await calls.login();
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(['second_step']);
    expect(first.body.second_step.ways).toEqual(['app', 'recovery code']);
    const code = await codeOf(secret);
    const signedIn = await calls.secondStep({ ticket: first.body.second_step.ticket, code });
    expect(signedIn.status).toBe(200);
    const { status } = await callsOf(server, { ...person, token: signedIn.body.token }).get('session');
    expect(status).toBe(204);
    const [entry] = await sql.query(
      `SELECT subject FROM audit_entry WHERE action = 'signed in' ORDER BY id DESC`,
    );
    expect(entry.subject).toBe('Session, by password and app');
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ])('answers a code of %i steps away with %i', async (steps, status) => {
    const { secret } = await calls.setUpApp();
    const ticket = await calls.ticket();
    expect((await calls.secondStep({ ticket, code: await codeOf(secret, steps) })).status).toBe(status);
  });

  it('takes each code once, even when it comes twice at the same moment', async () => {
    const { secret } = await calls.setUpApp();
    const tickets = [await calls.ticket(), await calls.ticket()];
    const code = await codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => calls.secondStep({ ticket, code })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const before = { ticket: await calls.ticket(), code: await codeOf(secret, -1) };
    expect((await calls.secondStep(before)).status).toBe(422);
  });

  it('is replaced by a recovery code, once each, however it is written', async () => {
    const { codes } = await calls.setUpApp();
    const recovery_code = codes[3]?.replace('-', '').toLowerCase();
    expect((await calls.secondStep({ ticket: await calls.ticket(), recovery_code })).status).toBe(200);
    expect((await calls.secondStep({ ticket: await calls.ticket(), recovery_code })).status).toBe(422);
    expect((await calls.get('second-factor')).body.recovery_codes_left).toBe(9);
    expect(await actions()).toContain('recovery code used');
  });

  it('leaves a line of a right password after which nobody passed it, one an hour', async () => {
    await calls.setUpApp();
    await calls.ticket();
    await calls.ticket();
    expect((await actions()).filter((action) => action === 'first step passed')).toHaveLength(1);
  });

  it('gives five tries with codes of either kind, then a quarter of an hour', async () => {
    const { secret, codes } = await calls.setUpApp();
    const wrong = other(await codeOf(secret, 3));
    const first = await calls.secondStep({ ticket: await calls.ticket(), code: wrong });
    const sentence = 'That code is not the right one. 4 tries are left; then wait 15 minutes.';
    expect([first.status, first.body.message, first.body.messages]).toEqual([
      422,
      sentence,
      { code: sentence },
    ]);
    const ticket = await calls.ticket();
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => calls.secondStep({ ticket, recovery_code: '2345-6789' })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    const last = await calls.secondStep({ ticket: await calls.ticket(), recovery_code: codes[0] });
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(600);
    expect(await actions()).toEqual(expect.arrayContaining(['second step failed', 'sign-in locked']));
  });

  it('does not count a try that could not be checked', async () => {
    const form = { recovery_code: (await calls.setUpApp()).codes[0], ticket: await calls.ticket() };
    const matches = vi.spyOn(server.app.get(Passwords), 'matches').mockRejectedValue(tooManySignIns());
    for (let count = 0; count < 6; count += 1) expect((await calls.secondStep(form)).status).toBe(503);
    matches.mockRestore();
    expect((await calls.secondStep(form)).status).toBe(200);
  });

  it.each([
    ['its ten minutes are over', `UPDATE sign_in_ticket SET expires_at = now() - interval '1 hour'`],
    ['the password is another one', `UPDATE admin SET password_hash = password_hash || 'x' WHERE email = $1`],
    ['the account is blocked', 'UPDATE admin SET blocked_at = now() WHERE email = $1'],
  ])('refuses a ticket when %s', async (_what, change) => {
    const { secret } = await calls.setUpApp();
    const form = { ticket: await calls.ticket(), code: await codeOf(secret) };
    await sql.query(change, change.includes('$1') ? [person.email] : []);
    const refused = await calls.secondStep(form);
    expect([refused.status, refused.body.message]).toEqual([401, expect.stringMatching(/sign in again\.$/)]);
  });

  it('takes a ticket once', async () => {
    const { secret } = await calls.setUpApp();
    const ticket = await calls.ticket();
    expect((await calls.secondStep({ ticket, code: await codeOf(secret) })).status).toBe(200);
    await forgetCodes(server);
    expect((await calls.secondStep({ ticket, code: await codeOf(secret) })).status).toBe(401);
  });

  it('can be moved to another phone: the old app counts until the new one is on', async () => {
    const { secret, codes } = await calls.setUpApp();
    const next = await calls.beginApp();
    await calls.post('second-factor/app/code', { code: await codeOf(next.secret) });
    expect((await calls.secondStep({ ticket: await calls.ticket(), recovery_code: codes[0] })).status).toBe(
      200,
    );
    await calls.post('second-factor/app/switch-on', { id: next.id });
    await forgetCodes(server);
    const withCode = async (code: string) =>
      (await calls.secondStep({ ticket: await calls.ticket(), code })).status;
    expect([await withCode(await codeOf(secret)), await withCode(await codeOf(next.secret))]).toEqual([
      422, 200,
    ]);
    expect((await calls.secondStep({ ticket: await calls.ticket(), recovery_code: codes[1] })).status).toBe(
      422,
    );
  });

  it('is switched off with the password, and its recovery codes go with it', async () => {
    await calls.setUpApp();
    expect((await calls.post('second-factor/switch-off', { password: 'wrong' })).status).toBe(422);
    const { password } = person;
    expect((await calls.post('second-factor/switch-off', { password })).status).toBe(204);
    expect((await calls.get('second-factor')).body).toMatchObject({ app: null, recovery_codes_left: 0 });
    expect((await calls.login()).body).toHaveProperty('token');
  });

  it('is not switched off where it was never switched on: nothing is written down', async () => {
    await calls.beginApp();
    const { status } = await calls.post('second-factor/switch-off', { password: person.password });
    expect(status).toBe(409);
    const lines = await sql.query(
      `SELECT FROM audit_entry WHERE action = 'second factor switched off' AND who = $1`,
      [person.email],
    );
    expect(lines).toEqual([]);
  });

  it('lets new recovery codes be made, which end the old ones', async () => {
    const { codes } = await calls.setUpApp();
    const made = await calls.post('second-factor/recovery-codes', { password: person.password });
    const withCode = async (recovery_code?: string) =>
      (await calls.secondStep({ ticket: await calls.ticket(), recovery_code })).status;
    expect(await withCode(codes[0])).toBe(422);
    expect(await withCode(made.body.recovery_codes[0])).toBe(200);
  });
});
