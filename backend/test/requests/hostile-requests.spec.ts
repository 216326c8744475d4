import { faultsIn } from '../../../testing/attacks/hostile-answers.ts';
import { hostileRequests } from '../../../testing/attacks/hostile-requests.ts';
import { startApp, type TestApp } from '../setup/start-app.ts';

/** Another one asks other things: HOSTILE_SEED=7 npx vitest run test/hostile-requests.spec.ts */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 1);

describe('the backend', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await startApp();
  });
  afterAll(() => backend.stop());

  it('answers 5,000 hostile requests without an error of its own, a stack or a page of its framework', async () => {
    const url = await backend.app.getUrl();
    const faults = await faultsIn(url, hostileRequests(SEED, 5000), (_request, { status, type, body }) =>
      status >= 400 && type && body && !type.includes('json') ? `the refusal is ${type}` : undefined,
    );
    expect(faults.slice(0, 10).join('\n\n')).toBe('');
    expect((await backend.request.get('/api/blog')).status).toBe(200);
  }, 240_000);
});
