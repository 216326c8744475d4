import { DataSource, type QueryRunner } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { adminEmail, adminPassword, type TestApp, startApp } from '../setup/start-app.ts';

describe('a password that is still being looked at', () => {
  let server: TestApp;
  let operator: QueryRunner;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    operator = server.app.get(DataSource).createQueryRunner();
  });
  afterEach(() => operator.release());

  const login = () =>
    server.request.post('/api/admin/login').send({ email: adminEmail, password: adminPassword });
  const isWaiting = async () => {
    const [row] = await server.app
      .get(DataSource)
      .query(
        `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    return row.count;
  };

  it.each([
    ['is given another password', `UPDATE admin SET password_hash = password_hash || 'x'`],
    ['is blocked', 'UPDATE admin SET blocked_at = now()'],
    ['is removed', 'DELETE FROM admin'],
  ])('opens no session when the account %s meanwhile', async (_what, change) => {
    const [before] = await operator.query('SELECT * FROM admin');
    await operator.startTransaction();
    await operator.query('SELECT FROM admin FOR UPDATE');
    const answer = login().then(({ status, body }) => ({ status, body }));
    await expect.poll(isWaiting).toBe(1);
    await operator.query('UPDATE session SET revoked_at = now()');
    await operator.query(change);
    await operator.commitTransaction();
    expect(await answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    expect(await operator.query('SELECT FROM session WHERE revoked_at IS NULL')).toEqual([]);
    await operator.query('DELETE FROM admin');
    await operator.query('INSERT INTO admin (id, email, password_hash) VALUES ($1, $2, $3)', [
      before.id,
      before.email,
      before.password_hash,
    ]);
    expect((await login()).status).toBe(200);
  });

  it('is waited for by a block, and neither ends the other', async () => {
    const accounts = server.app.get(AdminAccounts);
    const email = 'signing-in@example.com';
    const password = 'another long password';
    await accounts.create({ email, name: '', role: 'editor', password }, { name: 'A test' });
    await operator.startTransaction();
    await operator.query('SELECT FROM admin WHERE email = $1 FOR NO KEY UPDATE', [email]);
    const blocked = accounts.block({ email }, { name: 'A test' });
    await expect.poll(isWaiting).toBe(1);
    const [rows] = await Promise.all([
      operator.query('UPDATE admin SET last_used_at = now() WHERE email = $1 RETURNING blocked_at', [email]),
      operator.commitTransaction(),
      blocked,
    ]);
    expect(rows).toEqual([[{ blocked_at: null }], 1]);
    await operator.query('DELETE FROM admin WHERE email = $1', [email]);
  });

  it('does not become another one when an operator sets one meanwhile', async () => {
    const { body } = await login();
    const [before] = await operator.query('SELECT password_hash FROM admin');
    await operator.startTransaction();
    await operator.query(`UPDATE admin SET password_hash = 'of the operator'`);
    const answer = server.request
      .post('/api/admin/change-password')
      .auth(body.token, { type: 'bearer' })
      .send({ current_password: adminPassword, new_password: 'of whoever was to be kept out' })
      .then(({ status }) => status);
    await expect.poll(isWaiting).toBe(1);
    await operator.commitTransaction();
    expect(await answer).toBe(422);
    expect(await operator.query('SELECT password_hash FROM admin')).toEqual([
      { password_hash: 'of the operator' },
    ]);
    await operator.query('UPDATE admin SET password_hash = $1', [before.password_hash]);
  });
});
