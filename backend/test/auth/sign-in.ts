import { type TestApp, adminEmail, adminPassword } from '../setup/start-app.ts';

/** A bearer token of the first admin, for calls under /api/admin: `.auth(token, { type: 'bearer' })`. */
export function signIn(server: TestApp): Promise<string> {
  return signInAs(server, { email: adminEmail, password: adminPassword });
}

export async function signInAs(
  server: TestApp,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await server.request.post('/api/admin/login').send({ email, password });
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}.`);
  return response.body.token;
}
