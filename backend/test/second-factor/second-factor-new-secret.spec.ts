import supertest from 'supertest';
import { createApp } from '../../src/create-app.js';
import { addColleague } from '../auth/colleague.ts';
import { startApp } from '../setup/start-app.ts';
import { callsOf, codeOf, forgetCodes, stopClockWithinStep } from './second-factor.ts';

// Alone in its file: Passport knows one site of a process, that which was started last.
it('a second factor outlives a new secret of the site, once it was started with both', async () => {
  const server = await startApp();
  onTestFinished(() => server.stop());
  stopClockWithinStep();
  onTestFinished(() => void vi.useRealTimers());
  const person = await addColleague(server);
  const { secret } = await callsOf(server, person).setUpApp();
  const JWT_SECRET = 'another secret of at least 32 characters';
  for (const env of [{ JWT_SECRET, JWT_SECRET_PREVIOUS: server.env.JWT_SECRET }, { JWT_SECRET }]) {
    const app = await createApp({ ...server.env, ...env });
    await app.listen(0, '127.0.0.1');
    const site = { ...server, request: supertest(await app.getUrl()) };
    const there = callsOf(site, person);
    const { status } = await there.secondStep({ ticket: await there.ticket(), code: await codeOf(secret) });
    expect(status).toBe(200);
    await forgetCodes(server);
    await app.close();
  }
});
