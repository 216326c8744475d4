import { DataSource } from 'typeorm';
import { SignInPolicies } from '../../src/auth/second-factor/sign-in-policies.js';
import { signIn } from '../auth/sign-in.ts';
import { type TestApp, adminEmail, startApp } from '../setup/start-app.ts';
import { runAsOperator } from './admin-tools.ts';

const shown = (printed: string) => /The password is (\S{20})\n/.exec(printed)?.[1];

describe('the command for operators', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  const run = (command: string[], typed: (string | undefined)[] = [], isSure = true) => {
    const answers = [...typed];
    return runAsOperator(server, command, {
      askSecretly: async () => answers.shift(),
      confirm: async () => isSure,
    });
  };
  const login = async (email: string, password = '') =>
    (await server.request.post('/api/admin/login').send({ email, password })).status;

  it('creates somebody with a password that is shown once', async () => {
    const printed = await run(['create', 'Kabir@Example.com', 'Kabir', 'Sethi']);
    expect(await login('kabir@example.com', shown(printed))).toBe(200);
    const listed = await run(['list']);
    expect(listed).toMatch(/^\d{4}-\d\d-\d\d  kabir@example.com  Kabir Sethi  owner  no second factor$/m);
    expect(listed).not.toContain(shown(printed));
    await expect(run(['create', 'kabir@example.com'])).rejects.toThrow(
      'There is an account for kabir@example.com already.',
    );
  });

  it('lists the day of an account by the clock of the studio', async () => {
    const sql = server.app.get(DataSource);
    await sql.query(`UPDATE admin SET created_at = '2026-03-01T20:00:00Z' WHERE email = $1`, [adminEmail]);
    expect(await run(['list'])).toContain(`2026-03-02  ${adminEmail}`);
  });

  it('creates somebody with a password that was typed, and does not show it', async () => {
    const password = 'typed by the operator';
    const printed = await run(['create', 'nisha@example.com', '--role', 'editor'], [password, password]);
    expect(printed.split('\n')[0]).toBe('nisha@example.com can sign in at /admin now, as editor.');
    expect(await login('nisha@example.com', password)).toBe(200);
  });

  it('resets a password, and every session of that account ends', async () => {
    const token = await signIn(server);
    const printed = await run(['reset-password', adminEmail]);
    const validated = await server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' });
    expect(validated.status).toBe(401);
    expect(await login(adminEmail, shown(printed))).toBe(200);
    const rows = await server.app
      .get(DataSource)
      .query(`SELECT who, action, subject FROM audit_entry WHERE action LIKE 'password%'`);
    expect(rows).toEqual([{ who: 'An operator', action: 'password reset', subject: adminEmail }]);
  });

  const isOpen = async (token: string) =>
    (await server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' })).status === 200;
  const lastEntry = async (action = 'account%') => {
    const sql = server.app.get(DataSource);
    const [entry] = await sql.query(
      `SELECT who, action, subject FROM audit_entry WHERE action LIKE $1 ORDER BY id DESC LIMIT 1`,
      [action],
    );
    return entry;
  };
  const newColleague = async (email: string) => {
    const password = shown(await run(['create', email])) ?? '';
    const { body } = await server.request.post('/api/admin/login').send({ email, password });
    return { password, token: String(body.token) };
  };

  it('blocks an account at once, as if its password were wrong, until it is unblocked', async () => {
    const { password, token } = await newColleague('ravi@example.com');
    expect(await run(['block', 'Ravi@example.com'])).toBe('Nobody can sign in as ravi@example.com any more.');
    expect(await isOpen(token)).toBe(false);
    const refused = await server.request
      .post('/api/admin/login')
      .send({ email: 'ravi@example.com', password });
    expect([refused.status, refused.body.message]).toEqual([401, 'Invalid email or password']);
    expect(await run(['list'])).toMatch(/ravi@example.com .* \(blocked\)$/m);
    expect(await run(['reset-password', 'ravi@example.com'])).toContain('is still blocked');
    const subject = 'ravi@example.com';
    expect(await lastEntry()).toEqual({ who: 'An operator', action: 'account blocked', subject });
    await run(['unblock', subject]);
    expect(await lastEntry()).toEqual({ who: 'An operator', action: 'account unblocked', subject });
    const fresh = shown(await run(['reset-password', subject]));
    expect(await login(subject, fresh)).toBe(200);
  });

  it('removes an account at once, and leaves what was written with it', async () => {
    const email = 'leaving@example.com';
    const { password, token } = await newColleague(email);
    const blog = server.request.post('/api/admin/blog').auth(token, { type: 'bearer' });
    expect((await blog.field('heading', 'By somebody who leaves')).status).toBe(201);
    await run(['remove', email]);
    expect(await isOpen(token)).toBe(false);
    expect(await login(email, password)).toBe(401);
    expect(await lastEntry()).toEqual({ who: 'An operator', action: 'account removed', subject: email });
    const sql = server.app.get(DataSource);
    const [entry] = await sql.query(`SELECT who, admin_id FROM audit_entry WHERE action = 'blog added'`);
    expect(entry).toEqual({ who: email, admin_id: expect.any(String) });
    expect(await sql.query('SELECT heading FROM blog_post')).toEqual([{ heading: 'By somebody who leaves' }]);
  });

  it.each(['block', 'remove'])('asks before it does %s, and does nothing without a yes', async (command) => {
    const email = `${command}-me@example.com`;
    const { token } = await newColleague(email);
    await expect(run([command, email], [], false)).rejects.toThrow('Nothing was changed.');
    expect(await isOpen(token)).toBe(true);
  });

  it('keeps the last owner who can sign in, also when two operators block one each', async () => {
    const sql = server.app.get(DataSource);
    await sql.query(`UPDATE admin SET role = 'editor' WHERE email <> $1`, [adminEmail]);
    for (const command of [
      ['block', adminEmail],
      ['remove', adminEmail],
      ['role', adminEmail, 'editor'],
    ])
      await expect(run(command)).rejects.toThrow(`${adminEmail} is the last owner who can sign in.`);
    await newColleague('second@example.com');
    const outcomes = await Promise.allSettled([
      run(['block', adminEmail]),
      run(['block', 'second@example.com']),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sql.query(`SELECT FROM admin WHERE role = 'owner' AND blocked_at IS NULL`)).toHaveLength(1);
    await sql.query('UPDATE admin SET blocked_at = NULL');
  });

  it('gives another role, which is written down', async () => {
    await newColleague('moves@example.com');
    expect(await run(['role', 'moves@example.com', 'Leads'])).toBe(
      'moves@example.com has the role leads now.',
    );
    expect(await run(['list'])).toContain('moves@example.com  leads');
    const subject = 'moves@example.com: owner to leads';
    expect(await lastEntry('role%')).toEqual({ who: 'An operator', action: 'role changed', subject });
  });

  it('invites when no mail can be sent, by a link that it shows', async () => {
    const printed = await run(['invite', 'Devika@example.com', '--role', 'leads']);
    const link = /^\S+\/admin\/join#(\S+)$/m.exec(printed)?.[1];
    const form = { token: link, name: 'Devika Nair', password: 'chosen by herself' };
    expect((await server.request.post('/api/admin/join').send(form)).status).toBe(200);
    expect(await run(['list'])).toContain('devika@example.com  Devika Nair  leads');
    const jobs = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-invitation'`;
    expect(await server.app.get(DataSource).query(jobs)).toEqual([]);
    const subject = 'devika@example.com: leads';
    expect(await lastEntry('person%')).toEqual({ who: 'An operator', action: 'person invited', subject });
  });

  it('invites once more with the role of before, unless another is said', async () => {
    const again = 'again@example.com';
    await run(['invite', again, '--role', 'editor']);
    expect(await run(['invite', again])).toContain('is invited as editor');
    expect(await run(['invite', again, '--role', 'leads'])).toContain('is invited as leads');
  });

  it('takes an invitation back, once', async () => {
    const printed = await run(['invite', 'regretted@example.com']);
    expect(printed).toContain('is invited as leads');
    const token = /^\S+\/admin\/join#(\S+)$/m.exec(printed)?.[1];
    expect(await run(['take-back', 'Regretted@example.com'])).toBe(
      'The invitation for regretted@example.com is over.',
    );
    expect((await server.request.post('/api/admin/join/check').send({ token })).status).toBe(410);
    const subject = 'regretted@example.com: leads';
    expect(await lastEntry('invitation taken back')).toMatchObject({ who: 'An operator', subject });
    await expect(run(['take-back', 'regretted@example.com'])).rejects.toThrow(
      'There is no invitation for regretted@example.com.',
    );
  });

  it('makes a second factor required, and optional again', async () => {
    const policies = server.app.get(SignInPolicies);
    await run(['require-second-factor', 'on']);
    expect(await policies.isRequired()).toBe(true);
    expect(await lastEntry('second factor required')).toMatchObject({ who: 'An operator' });
    await run(['require-second-factor', 'off']);
    expect(await policies.isRequired()).toBe(false);
  });

  it('takes a second factor away, with every session, and says who has one', async () => {
    const email = 'lost-phone@example.com';
    const { token } = await newColleague(email);
    const sql = server.app.get(DataSource);
    const [{ id }] = await sql.query('SELECT id FROM admin WHERE email = $1', [email]);
    const factors = {
      authenticator_app: `(admin_id, secret, active_since) VALUES ($1, 'x', now())`,
      recovery_code: `(admin_id, code_hash, is_pending) VALUES ($1, 'x', false)`,
      passkey: `(admin_id, credential_id, public_key, counter, transports, name)
        VALUES ($1, 'x', '', 0, '{}', 'Telephone')`,
      single_sign_on_identity: `(issuer, subject, admin_id) VALUES ('https://id.example', 'x', $1)`,
      single_sign_on_ticket: `(token_hash, browser_hash, admin_id, expires_at)
        VALUES ('x', 'x', $1, now() + interval '1 minute')`,
      sign_in_ticket: `(token_hash, admin_id, first_step, password_mark, expires_at)
        VALUES ('x', $1, 'password', 'x', now() + interval '1 minute')`,
    };
    for (const [table, row] of Object.entries(factors)) await sql.query(`INSERT INTO ${table} ${row}`, [id]);
    expect(await run(['list'])).toContain(`${email}  owner  app, 1 passkey`);
    await expect(run(['reset-second-factor', email], [], false)).rejects.toThrow('Nothing was changed.');
    await run(['reset-second-factor', email]);
    for (const table of Object.keys(factors))
      expect(await sql.query(`SELECT FROM ${table} WHERE admin_id = $1`, [id])).toEqual([]);
    expect(await isOpen(token)).toBe(false);
    const entry = { who: 'An operator', action: 'second factor reset', subject: email };
    expect(await lastEntry('second factor%')).toEqual(entry);
  });

  it('sets passwords for their owners to change, which is said until they did', async () => {
    const { password, token } = await newColleague('nila@example.com');
    const isTemporary = async () =>
      (await server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' })).body
        .password_is_temporary;
    expect(await isTemporary()).toBe(true);
    await server.request
      .post('/api/admin/change-password')
      .auth(token, { type: 'bearer' })
      .send({ current_password: password, new_password: 'one of her very own' });
    expect(await isTemporary()).toBe(false);
  });

  it.each([
    [['reset-password', 'nobody@example.com'], [], 'There is no account for nobody@example.com.'],
    [['create', 'no address'], [], '"no address" is not an email address.'],
    [['create', 'refused@example.org'], ['short'], 'at least 10 characters'],
    [['create', 'refused@example.org'], ['long enough one', 'long enough two'], 'The two were not the same.'],
    [['create'], [], 'Usage:'],
    [['create', 'refused@example.org', '--role', 'king'], [], 'Usage:'],
    [['role', adminEmail, 'king'], [], 'Usage:'],
    [['create', 'refused@example.org', '--rule', 'owner'], [], 'Usage:'],
    [['remove', 'refused@example.org'], [], 'There is no account for refused@example.org.'],
    [['remove', adminEmail, '--enquiries-to', 'x'], [], '"x" is not an email address.'],
    [['remove', adminEmail, '--drafts-to', 'x'], [], '"x" is not an email address.'],
    [['require-second-factor', 'perhaps'], [], 'Usage:'],
    [['toString', 'refused@example.org'], [], 'Usage:'],
    [[], [], 'Usage:'],
  ])('says what is wrong with %j %j', async (command, typed, sentence) => {
    await expect(run(command, typed)).rejects.toThrow(sentence);
    expect(await run(['list'])).not.toContain('refused@example.org');
  });
});
