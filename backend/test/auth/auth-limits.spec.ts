import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Passwords, tooManySignIns } from '../../src/auth/passwords.js';
import { Invitations } from '../../src/auth/people/invitations.service.js';
import { addColleague } from './colleague.ts';
import { jobsDone } from './mails-of.ts';
import { requestStatements } from '../health/request-statements.ts';
import { emptyQueue } from '../jobs/empty-queue.ts';
import { callsOf } from '../second-factor/second-factor.ts';
import { adminEmail, adminPassword, type TestApp, startApp } from '../setup/start-app.ts';

describe('guessing passwords', () => {
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp({ TRUST_PROXY: '1' });
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(() => sql.query('DELETE FROM throttle'));

  let address = 0;
  const tryToSignIn = (email: string, password: string, from?: string) => {
    address += 1;
    return server.request
      .post('/api/admin/login')
      .set('X-Forwarded-For', from ?? `203.0.113.${address % 250}`)
      .send({ email, password });
  };
  const fail = async (times: number, email: string, from?: string) => {
    for (let count = 0; count < times; count += 1) await tryToSignIn(email, 'wrong', from);
  };
  const waitIsOver = () => sql.query(`UPDATE throttle SET free_at = now() - interval '1 second'`);

  it.each([adminEmail, 'nobody@example.com'])(
    'has to wait after five failures for %s, longer each time, even with the right password',
    async (email) => {
      await fail(5, email);
      const first = await tryToSignIn(email, adminPassword);
      expect(first.status).toBe(429);
      expect(first.headers['retry-after']).toMatch(/^(30|2\d)$/);
      expect(first.body.message).toMatch(
        /^That was too many tries\. Please wait \d+ seconds and try again\.$/,
      );
      await waitIsOver();
      expect((await tryToSignIn(email, 'wrong')).status).toBe(401);
      expect((await tryToSignIn(email, 'wrong')).headers['retry-after']).toMatch(/^(60|5\d)$/);
    },
  );

  it('waits a quarter of an hour at most', async () => {
    await fail(5, adminEmail);
    await sql.query(`UPDATE throttle SET taken = 5000, free_at = now()`);
    await fail(1, adminEmail);
    expect((await tryToSignIn(adminEmail, 'wrong')).headers['retry-after']).toMatch(/^(900|8\d\d)$/);
  });

  it('is forgotten after a day without a try', async () => {
    await fail(4, adminEmail);
    await sql.query(`UPDATE throttle SET forget_at = now() - interval '1 second'`);
    await fail(4, adminEmail);
    expect((await tryToSignIn(adminEmail, adminPassword)).status).toBe(200);
  });

  it('gains nothing by many attempts at the same moment', async () => {
    const attempts = await Promise.all(Array.from({ length: 12 }, () => tryToSignIn(adminEmail, 'wrong')));
    expect(attempts.filter((each) => each.status === 401)).toHaveLength(5);
    expect(attempts.filter((each) => each.status === 429)).toHaveLength(7);
  });

  it('is forgotten when the right password comes', async () => {
    await fail(4, adminEmail);
    expect((await tryToSignIn(adminEmail, adminPassword)).status).toBe(200);
    await fail(4, adminEmail);
    expect((await tryToSignIn(adminEmail, adminPassword)).status).toBe(200);
  });

  it('does not count a try that could not be checked', async () => {
    const matches = vi.spyOn(server.app.get(Passwords), 'matches').mockRejectedValue(tooManySignIns());
    for (let count = 0; count < 6; count += 1)
      expect((await tryToSignIn(adminEmail, 'wrong')).status).toBe(503);
    matches.mockRestore();
    await fail(4, adminEmail);
    expect((await tryToSignIn(adminEmail, adminPassword)).status).toBe(200);
  });

  it('by strangers does not keep out the owner, who has signed in on this browser before', async () => {
    const first = await tryToSignIn(adminEmail, adminPassword).set('Origin', server.env.SITE_URL);
    const cookies = (first.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    await fail(5, adminEmail);
    expect((await tryToSignIn(adminEmail, adminPassword)).status).toBe(429);
    const onKnownBrowser = (password: string) => tryToSignIn(adminEmail, password).set('Cookie', cookies);
    expect((await onKnownBrowser(adminPassword)).status).toBe(200);
    for (let count = 0; count < 5; count += 1) await onKnownBrowser('wrong');
    expect((await onKnownBrowser(adminPassword)).status).toBe(429);
  });

  it('has to wait when many accounts are tried from one address', async () => {
    for (let count = 0; count < 20; count += 1) await fail(1, `someone${count}@example.com`, '198.51.100.7');
    expect((await tryToSignIn(adminEmail, adminPassword, '198.51.100.7')).status).toBe(429);
    expect((await tryToSignIn(adminEmail, adminPassword, '198.51.100.8')).status).toBe(200);
  });

  it('counts no try against the address that was refused because the account waits', async () => {
    const from = '198.51.100.11';
    await fail(5, 'nobody@example.com');
    for (let count = 0; count < 20; count += 1)
      expect((await tryToSignIn('nobody@example.com', 'wrong', from)).status).toBe(429);
    expect((await tryToSignIn(adminEmail, adminPassword, from)).status).toBe(200);
  });

  it('from one address are forgotten for a right password only once its second step is passed', async () => {
    const person = await addColleague(server);
    const { codes } = await callsOf(server, person).setUpApp();
    const from = '198.51.100.9';
    await fail(1, adminEmail, from);
    for (let count = 0; count < 18; count += 1) await fail(1, `someone${count}@example.com`, from);
    const { body } = await tryToSignIn(person.email, person.password, from);
    expect((await tryToSignIn(adminEmail, 'wrong', from)).status).toBe(429);
    const passed = await server.request
      .post('/api/admin/login/second-step')
      .set('X-Forwarded-For', from)
      .send({ ticket: body.second_step.ticket, recovery_code: codes[0] });
    expect(passed.status).toBe(200);
    expect((await tryToSignIn(adminEmail, 'wrong', from)).status).toBe(401);
    await person.remove();
  });

  const statementsOf = async (work: () => PromiseLike<{ status: number }>, last: string) => {
    await emptyQueue(sql);
    const log = vi.spyOn(sql.logger, 'logQuery');
    await work();
    const statements = requestStatements(log.mock.calls, last);
    log.mockRestore();
    return statements;
  };

  it('takes the same statements before the answer, whoever has the address, also when it is refused', async () => {
    for (let count = 0; count < 7; count += 1) {
      const failing = (email: string) => () => tryToSignIn(email, 'wrong', '198.51.100.10');
      const known = await statementsOf(failing(adminEmail), 'add_job');
      expect(known.length).toBeGreaterThan(2);
      expect(await statementsOf(failing('nobody@example.com'), 'add_job')).toEqual(known);
    }
    await jobsDone(server);
  });

  it('takes the same statement for a forged invitation, whether there is one or not', async () => {
    const form = { email: 'invited@example.com', role: 'leads' } as const;
    const { invitation } = await server.app.get(Invitations).invite(form, { name: 'A test' }, 'by hand');
    const check = (id: string) => () =>
      server.request.post('/api/admin/join/check').send({ token: `${id}.${'x'.repeat(43)}` });
    const known = await statementsOf(check(invitation.id), '"invitation"');
    expect(known).toHaveLength(1);
    expect(await statementsOf(check(randomUUID()), '"invitation"')).toEqual(known);
  });

  const millisecondsFor = async (email: string) => {
    await sql.query('DELETE FROM throttle');
    const startedAt = performance.now();
    await tryToSignIn(email, 'wrong');
    return performance.now() - startedAt;
  };

  it('does the same work for an account that does not exist', async () => {
    const ratios: number[] = [];
    // In turn, so that whatever else the machine does takes as much of the one as of the other.
    for (let count = 0; count < 9; count += 1)
      ratios.push((await millisecondsFor('nobody@example.com')) / (await millisecondsFor(adminEmail)));
    // Without the work the difference is more than tenfold.
    const median = ratios.toSorted((a, b) => a - b)[4] ?? 0;
    expect(median).toBeGreaterThan(1 / 4);
    expect(median).toBeLessThan(4);
  });
});
