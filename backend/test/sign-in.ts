import { type TestApp, adminEmail, adminPassword } from './start-app.ts';

/** A bearer token of the first admin, for calls under /api/admin: `.auth(token, { type: 'bearer' })`. */
export async function signIn(server: TestApp): Promise<string> {
  const response = await server.request
    .post('/api/admin/login')
    .send({ email: adminEmail, password: adminPassword });
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}.`);
  return response.body.token;
}
