import { generate } from 'otplib';
import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import type { TestApp } from '../setup/start-app.ts';

export interface SignedInPerson {
  email: string;
  password: string;
  token: string;
}

const STEP_SECONDS = 30;

/** So that no code grows old between being made and being sent. */
export function stopClockWithinStep(): void {
  const step = STEP_SECONDS * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 });
}

/** @param steps away from now */
export function codeOf(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
}

export function callsOf(server: TestApp, { token, email, password }: SignedInPerson) {
  const post = (path: string, body: object = {}) =>
    server.request.post(`/api/admin/${path}`).auth(token, { type: 'bearer' }).send(body);
  const beginApp = async (): Promise<{ id: string; secret: string }> =>
    (await post('second-factor/app', { password })).body;
  const login = () => server.request.post('/api/admin/login').send({ email, password });
  return {
    token,
    post,
    login,
    beginApp,
    delete: (path: string) => server.request.delete(`/api/admin/${path}`).auth(token, { type: 'bearer' }),
    get: (path: string) => server.request.get(`/api/admin/${path}`).auth(token, { type: 'bearer' }),
    ticket: async (): Promise<string> => (await login()).body.second_step.ticket,
    secondStep: (body: object) => server.request.post('/api/admin/login/second-step').send(body),
    /** The code that shows it does not count as used afterwards. */
    async setUpApp(): Promise<{ secret: string; codes: string[] }> {
      const { id, secret } = await beginApp();
      const confirmed = await post('second-factor/app/code', { code: await codeOf(secret) });
      const switchedOn = await post('second-factor/app/switch-on', { id });
      if (switchedOn.status !== 204) throw new Error(JSON.stringify([confirmed.body, switchedOn.body]));
      await forgetCodes(server);
      return { secret, codes: confirmed.body.recovery_codes };
    },
  };
}

export async function forgetCodes(server: TestApp): Promise<void> {
  await server.app.get(DataSource).query('UPDATE authenticator_app SET last_step = NULL');
}
