import { DataSource } from 'typeorm';
import { AdminAccounts } from '../src/auth/admin-accounts.js';
import { runAdminCommand } from '../src/auth/admin-command.js';
import { signIn } from './sign-in.ts';
import { type TestApp, adminEmail, startApp } from './start-app.ts';

const shown = (printed: string) => /The password is (\S{20})\n/.exec(printed)?.[1];

describe('the command for operators', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  const run = async (command: string[], typed: (string | undefined)[] = [], isSure = true) => {
    const lines: string[] = [];
    const answers = [...typed];
    await runAdminCommand(command, server.app.get(AdminAccounts), {
      print: (line) => lines.push(line),
      askSecretly: async () => answers.shift(),
      confirm: async () => isSure,
    });
    return lines.join('\n');
  };
  const login = async (email: string, password = '') =>
    (await server.request.post('/api/admin/login').send({ email, password })).status;

  it('creates somebody with a password that is shown once', async () => {
    const printed = await run(['create', 'Kabir@Example.com', 'Kabir', 'Sethi']);
    expect(await login('kabir@example.com', shown(printed))).toBe(200);
    const listed = await run(['list']);
    expect(listed).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d  ${adminEmail}\n\\S+  kabir@example.com  Kabir Sethi$`),
    );
    expect(listed).not.toContain(shown(printed));
    await expect(run(['create', 'kabir@example.com'])).rejects.toThrow(
      'There is an account for kabir@example.com already.',
    );
  });

  it('creates somebody with a password that was typed, and does not show it', async () => {
    const password = 'typed by the operator';
    const printed = await run(['create', 'nisha@example.com'], [password, password]);
    expect(printed).toBe('nisha@example.com can sign in at /admin now.');
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
  const lastEntry = async () => {
    const sql = server.app.get(DataSource);
    const [entry] = await sql.query(
      `SELECT who, action, subject FROM audit_entry WHERE action LIKE 'account%' ORDER BY id DESC LIMIT 1`,
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
    expect(await run(['list'])).toContain('ravi@example.com  (blocked)');
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

  it('keeps the last account that can sign in', async () => {
    const sql = server.app.get(DataSource);
    await sql.query('UPDATE admin SET blocked_at = now() WHERE email <> $1', [adminEmail]);
    for (const command of ['block', 'remove'])
      await expect(run([command, adminEmail])).rejects.toThrow('the last account that can sign in');
    expect(await run(['list'])).toMatch(new RegExp(`${adminEmail}$`, 'm'));
    await sql.query('UPDATE admin SET blocked_at = NULL');
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
    [['remove', 'refused@example.org'], [], 'There is no account for refused@example.org.'],
    [['toString', 'refused@example.org'], [], 'Usage:'],
    [[], [], 'Usage:'],
  ])('says what is wrong with %j %j', async (command, typed, sentence) => {
    await expect(run(command, typed)).rejects.toThrow(sentence);
    expect(await run(['list'])).not.toContain('refused@example.org');
  });
});
