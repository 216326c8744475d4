import { DataSource } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { type TestApp, startApp } from '../setup/start-app.ts';

const password = 'four lamps over a table';
const OPERATOR = { name: 'An operator' };

describe('a password that an operator has set', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  const accounts = () => server.app.get(AdminAccounts);
  const create = (email: string, isForProgram = false) =>
    accounts().create({ email, name: 'Kabir Sethi', role: 'leads', password }, OPERATOR, isForProgram);
  const login = async (email: string, typed = password) => {
    const { status, body } = await server.request.post('/api/admin/login').send({ email, password: typed });
    return { status, message: body.message, token: String(body.token) };
  };
  const hoursPass = (hours: number) =>
    server.app
      .get(DataSource)
      .query('UPDATE admin SET password_ends_at = password_ends_at - make_interval(hours => $1)', [hours]);

  it('ends after 72 hours, and says so to nobody who does not know it', async () => {
    await create('kabir@example.com');
    await hoursPass(71);
    expect((await login('kabir@example.com')).status).toBe(200);
    await hoursPass(1);
    const { status, message } = await login('kabir@example.com');
    expect([status, message]).toEqual([401, expect.stringContaining('worked for three days')]);
    expect((await login('kabir@example.com', 'wrong')).message).toBe('Invalid email or password');
    await accounts().resetPassword({ email: 'kabir@example.com' }, 'another long password', OPERATOR);
    expect((await login('kabir@example.com', 'another long password')).status).toBe(200);
  });

  it('lengthens no session once it is over, and can still be changed in one', async () => {
    await create('meher@example.com');
    const { token } = await login('meher@example.com');
    await hoursPass(72);
    const post = (path: string, form: object) =>
      server.request.post(`/api/admin/${path}`).auth(token, { type: 'bearer' }).send(form);
    const { status, body } = await post('reauthenticate', { password });
    expect([status, body.messages]).toEqual([422, { password: (await login('meher@example.com')).message }]);
    const form = { current_password: password, new_password: 'chosen by herself' };
    expect((await post('change-password', form)).status).toBe(200);
  });

  it('stays once its owner has changed it, and where it is for a program', async () => {
    await create('program@example.com', true);
    await create('nisha@example.com');
    const { token } = await login('nisha@example.com');
    const changed = { current_password: password, new_password: 'chosen by herself' };
    const change = server.request.post('/api/admin/change-password').auth(token, { type: 'bearer' });
    expect((await change.send(changed)).status).toBe(200);
    await hoursPass(1000);
    expect((await login('nisha@example.com', 'chosen by herself')).status).toBe(200);
    expect((await login('program@example.com')).status).toBe(200);
  });

  it('stays where a server of the version before, which knows no end, let its owner change it', async () => {
    await create('asha@example.com');
    await server.app
      .get(DataSource)
      .query(`UPDATE admin SET password_is_temporary = false WHERE email = 'asha@example.com'`);
    await hoursPass(100);
    expect((await login('asha@example.com')).status).toBe(200);
  });
});
