import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';
import { signIn } from './sign-in.ts';

describe('signing in', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  const right = { email: adminEmail, password: adminPassword };
  const validate = (token: string) =>
    server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' });

  it('gives a token of 30 minutes for a multipart form', async () => {
    const response = await server.request
      .post('/api/admin/login')
      .field('email', adminEmail.toUpperCase())
      .field('password', adminPassword);
    expect(response.status).toBe(200);
    const minutes = (Date.parse(response.body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29.9);
    expect(minutes).toBeLessThanOrEqual(30);
    expect((await validate(response.body.token)).body).toEqual({
      status: true,
      expires_at: response.body.expires_at,
      email: adminEmail,
      name: adminEmail,
      role: 'owner',
      password_is_temporary: true,
      second_factor_due_at: null,
    });
  });

  it.each(['json', 'form'])('takes %s as well', async (type) => {
    const response = await server.request.post('/api/admin/login').type(type).send(right);
    expect(response.status).toBe(200);
  });

  it('answers an unknown email and a wrong password alike', async () => {
    const wrong = await server.request.post('/api/admin/login').send({ ...right, password: 'wrong' });
    const unknown = await server.request.post('/api/admin/login').send({ ...right, email: 'x@example.com' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body.message).toBe('Invalid email or password');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('names each missing field', async () => {
    const response = await server.request.post('/api/admin/login').send({ email: ' ' });
    expect(response.status).toBe(422);
    expect(response.body.messages).toEqual({
      email: 'Please enter your email address.',
      password: 'Please enter your password.',
    });
  });

  it('takes the token back at log-out', async () => {
    const token = await signIn(server);
    const logout = await server.request.post('/api/admin/logout').auth(token, { type: 'bearer' });
    expect(logout.body).toEqual({ status: true });
    expect((await validate(token)).status).toBe(401);
  });
});
