import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { SendPasswordLink } from '../../src/auth/passwords/send-password-link.job.js';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { addColleague } from '../auth/colleague.ts';
import { requestStatements } from '../health/request-statements.ts';
import { jobsDone, mailsOf } from '../auth/mails-of.ts';
import { callsOf } from '../second-factor/second-factor.ts';
import { signInAs } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const NEW = 'quite another password';
const OVER: unknown = expect.stringMatching(/If it was used, the password chosen then is yours now/);
const UNTRIED = `SELECT FROM graphile_worker.jobs
  WHERE task_identifier = 'send-password-link' AND (attempts = 0 OR locked_at IS NOT NULL)`;

describe('a forgotten password', () => {
  let inbox: Inbox;
  let isAway = false;
  let server: TestApp;
  let sql: DataSource;
  let person: Awaited<ReturnType<typeof addColleague>>;
  beforeAll(async () => {
    inbox = await openInbox(0, {
      onMailFrom: (_address, _session, answer) =>
        isAway ? answer(Object.assign(new Error('Try later'), { responseCode: 451 })) : answer(),
    });
    server = await startApp({
      SMTP_URL: inbox.url,
      ENQUIRY_TO: 'hello@studio.example',
      SITE_URL: 'https://studio.example',
      TRUST_PROXY: '1',
    });
    sql = server.app.get(DataSource);
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });
  beforeEach(async () => {
    await sql.query('DELETE FROM throttle');
    person = await addColleague(server);
  });
  afterEach(() => person.remove());

  const post = (path: string, body: object) => server.request.post(`/api/admin/${path}`).send(body);
  const ask = (email = person.email) => post('forgot-password', { email });
  const askFrom = (address: string) => ask(`${randomUUID()}@example.com`).set('X-Forwarded-For', address);
  const reset = (token: string, password = NEW) => post('reset-password', { token, password });
  const mails = () => mailsOf(server, inbox, person.email);
  const linksSent = async () =>
    (await mails()).flatMap(({ text = '' }) => /new-password#([\w-]{43})\s/.exec(text)?.[1] ?? []);
  const askForLink = async () => {
    expect((await ask()).status).toBe(200);
    return (await linksSent()).at(-1) ?? '';
  };
  const isOpen = async (token: string) =>
    (await server.request.get('/api/admin/session').auth(token, { type: 'bearer' })).status === 204;

  it('is answered alike whether somebody has the address, nobody, or somebody who is blocked', async () => {
    const blocked = await addColleague(server);
    await server.app.get(AdminAccounts).block({ email: blocked.email }, { name: 'A test' });
    const nobody = `${randomUUID()}@example.com`;
    const answers = [];
    for (const email of [person.email, blocked.email, nobody]) {
      const { status, body } = await ask(email);
      const minutes = Math.round((Date.parse(body.expires_at) - Date.now()) / 60_000);
      answers.push([status, Object.keys(body), body.message.replace(email, '…'), minutes]);
    }
    const alike = [
      200,
      ['message', 'expires_at'],
      'If … belongs to somebody here, a link is on its way.',
      30,
    ];
    expect(answers).toEqual([alike, alike, alike]);
    expect(await linksSent()).toHaveLength(1);
    for (const email of [blocked.email, nobody]) expect(await mailsOf(server, inbox, email)).toEqual([]);
    await blocked.remove();
  });

  it('takes the same work before the answer, whoever has the address', async () => {
    const log = vi.spyOn(sql.logger, 'logQuery');
    const statements = [];
    for (const email of [person.email, `${randomUUID()}@example.com`]) {
      await jobsDone(server);
      log.mockClear();
      await ask(email);
      statements.push(requestStatements(log.mock.calls, 'add_job'));
    }
    log.mockRestore();
    expect(statements[0]?.length).toBeGreaterThan(1);
    expect(statements[1]).toEqual(statements[0]);
    expect(String(statements[0])).not.toMatch(/FROM "admin"/);
    await jobsDone(server);
  });

  it('is replaced through the link, which signs in here and out everywhere else', async () => {
    const browser = await post('login', { email: person.email, password: person.password }).set(
      'Origin',
      server.env.SITE_URL,
    );
    const mark = /admin_browser=[^;]+/.exec(String(browser.get('Set-Cookie')))?.[0] ?? '';
    expect(mark).toMatch(/=.{80}/);
    const token = await askForLink();
    expect((await post('reset-password/check', { token })).body).toEqual({ email: person.email });
    const answer = await reset(token);
    expect(answer.status).toBe(200);
    expect([await isOpen(answer.body.token), await isOpen(person.token)]).toEqual([true, false]);
    const login = (password: string) => post('login', { email: person.email, password });
    for (let count = 0; count < 5; count += 1) expect((await login(person.password)).status).toBe(401);
    expect((await login(NEW).set('Cookie', `__Host-${mark}`)).status).toBe(429);
    expect((await mails()).map(({ subject }) => subject)).toContain('Your password was changed');
    const lines = await sql.query(
      'SELECT who, action, subject FROM audit_entry WHERE action = ANY($1) AND subject_id = (SELECT id::text FROM admin WHERE email = $2) ORDER BY id',
      [['password link sent', 'password changed by link', 'signed in'], person.email],
    );
    expect(lines.slice(-3)).toEqual([
      { who: 'Somebody', action: 'password link sent', subject: person.email },
      { who: person.email, action: 'password changed by link', subject: person.email },
      { who: person.email, action: 'signed in', subject: 'Session, by a link by mail' },
    ]);
  });

  it('is replaced, but signs nobody in who does not pass the second step', async () => {
    const { codes } = await callsOf(server, person).setUpApp();
    const { status, body } = await reset(await askForLink());
    expect(status).toBe(200);
    expect(body).toEqual({ second_step: expect.objectContaining({ ways: ['app', 'recovery code'] }) });
    expect(await isOpen(person.token)).toBe(false);
    const passed = await post('login/second-step', {
      ticket: body.second_step.ticket,
      recovery_code: codes[0],
    });
    expect([passed.status, await isOpen(passed.body.token)]).toEqual([200, true]);
  });

  it('can be replaced by one of many at once, and never again by that link', async () => {
    const token = await askForLink();
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    const again = await reset(token, 'a third long password');
    expect([again.status, again.body.message]).toEqual([410, OVER]);
    expect((await post('reset-password/check', { token })).status).toBe(410);
    expect(await signInAs(server, { email: person.email, password: NEW })).toBeTruthy();
  });

  it.each([
    ['a newer one was sent', () => askForLink()],
    [
      'its 30 minutes are over',
      () => sql.query(`UPDATE password_reset SET expires_at = now() - interval '1 second'`),
    ],
    [
      'the account was blocked',
      () => server.app.get(AdminAccounts).block({ email: person.email }, { name: 'A test' }),
    ],
    [
      'an operator set another',
      () => server.app.get(AdminAccounts).resetPassword({ email: person.email }, NEW, { name: 'A test' }),
    ],
  ])('is left as it was by a link when %s', async (_what, happens) => {
    const token = await askForLink();
    await happens();
    const answer = await reset(token);
    expect([answer.status, answer.body.message]).toEqual([410, OVER]);
  });

  it('waits for a block that is under way, and stays as it was', async () => {
    const token = await askForLink();
    const owner = sql.createQueryRunner();
    await owner.startTransaction();
    await owner.query('UPDATE admin SET blocked_at = now() WHERE email = $1', [person.email]);
    const answer = reset(token).then(({ status }) => status);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await sql.query(waiting)).length).toBe(1);
    await owner.query('UPDATE password_reset SET ended_at = ended_at');
    await owner.commitTransaction();
    await owner.release();
    expect(await answer).toBe(410);
  });

  it('is left as it was by a link that nobody sent', async () => {
    for (const token of ['', 'x', 'x'.repeat(43)]) expect((await reset(token)).status).toBe(410);
    expect((await reset('x'.repeat(101))).status).toBe(422);
  });

  it.each([
    ['known from leaks', 'Password123', /known from leaks/],
    ['of the name', 'kavita kavita', /without your name/],
    ['too short', 'a1b2c3d4', /at least 10/],
  ])('is not replaced by one %s, and the link stays good', async (_what, password, sentence) => {
    const token = await askForLink();
    const refused = await reset(token, password);
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      { password: expect.stringMatching(sentence) },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it('brings three mails, and another when the last link, which stays good, is over', async () => {
    for (let count = 0; count < 5; count += 1) await askForLink();
    const links = await linksSent();
    expect(links).toHaveLength(3);
    expect((await reset(links.at(-1) ?? '')).status).toBe(200);
    await sql.query(`UPDATE throttle SET free_at = free_at - interval '30 minutes'`);
    expect(links).not.toContain(await askForLink());
  });

  it('brings the last link once mails go out again, however often it was asked for meanwhile', async () => {
    isAway = true;
    for (let count = 0; count < 5; count += 1) {
      await ask();
      await expect.poll(() => sql.query(UNTRIED)).toEqual([]);
    }
    isAway = false;
    const links = await linksSent();
    expect(links).toHaveLength(1);
    expect((await reset(links[0] ?? '')).status).toBe(200);
  });

  it('can be asked for ten times from one address before it has to wait', async () => {
    for (let count = 0; count < 10; count += 1) expect((await askFrom('203.0.113.9')).status).toBe(200);
    const { status, headers } = await askFrom('203.0.113.9');
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^(60|5\d)$/)]);
    expect((await askFrom('203.0.113.10')).status).toBe(200);
  });

  it('has its token in no table, and the same one in a mail that is sent twice', async () => {
    const job = server.app.get(SendPasswordLink);
    const origin = { requestId: '', network: null, device: { name: 'A browser', kind: 'computer' } } as const;
    const asked = { email: person.email, id: randomUUID(), origin, expiresAt: new Date(Date.now() + 60_000) };
    await job.run(asked, new AbortController().signal);
    await job.run(asked, new AbortController().signal);
    const [token = '', again] = await linksSent();
    expect(again).toBe(token);
    expect(JSON.stringify(await sql.query('SELECT * FROM password_reset'))).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
    await job.run(asked, new AbortController().signal);
    expect(await linksSent()).toHaveLength(2);
  });

  it('is not asked for by a page of another site', async () => {
    const answer = await ask().set('Sec-Fetch-Site', 'cross-site');
    expect([answer.status, await linksSent()]).toEqual([403, []]);
  });
});
