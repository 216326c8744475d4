import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { type TestApp, startApp } from '../setup/start-app.ts';

describe('health', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  it('is live without asking anything else', async () => {
    const response = await server.request.get('/api/health/live');
    expect(response.status).toBe(200);
  });

  it('names each dependency when ready', async () => {
    const response = await server.request.get('/api/health/ready');
    expect(response.status).toBe(200);
    const up = { status: 'up' };
    expect(response.body).toEqual({ status: 'ok', details: { database: up, store: up, jobs: up } });
  });

  it('says through NGINX whether it is ready, and nothing of what it depends on', async () => {
    const response = await server.request.get('/api/health/ready?brief');
    expect([response.status, response.body]).toEqual([200, { status: 'ok' }]);
  });

  it('is not ready without the store, says which it is, and not where', async () => {
    const other = await startApp({
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    });
    const response = await other.request.get('/api/health/ready');
    await other.stop();
    expect(response.status).toBe(503);
    expect(response.body.details.store).toEqual({ status: 'down' });
    expect(response.text).not.toContain('127.0.0.1');
  });

  it('is not ready while the folder of its pictures is gone', async () => {
    const other = await startApp();
    await rm(join(other.env.DATA_DIR, 'uploads'), { recursive: true });
    const response = await other.request.get('/api/health/ready');
    await other.stop();
    expect([response.status, response.body.details.store]).toEqual([503, { status: 'down' }]);
  });

  it('says of each dependency in the metrics whether it is up', async () => {
    const other = await startApp({
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    });
    const { text } = await other.request.get('/api/metrics');
    await other.stop();
    expect(text).toMatch(/^dependency_up\{dependency="database"\} 1$/m);
    expect(text).toMatch(/^dependency_up\{dependency="store"\} 0$/m);
    expect(text).toMatch(/^dependency_up\{dependency="jobs"\} 1$/m);
  });

  it('counts requests by the pattern of their route, never by their address', async () => {
    await server.request.get('/api/health/live?secret=1');
    await server.request.get('/api/somewhere/else');
    const { text, headers } = await server.request.get('/api/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(text).toMatch(
      /duration_seconds_count\{method="GET",route="\/api\/health\/live",status="200"\} \d/,
    );
    expect(text).toContain('route="none",status="404"');
    expect(text).not.toMatch(/secret|somewhere/);
    expect(text).toContain('database_connections{state="idle"}');
    expect(text).toMatch(/^mails_failing\{mail="studio"\} 0$/m);
    expect(text).toMatch(/^mails_failing\{mail="acknowledgement"\} 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it('is ready, and has figures, when the report of proved backups cannot be read, for which it asks once', async () => {
    const owner = new Client(server.ownerUrl);
    await owner.connect();
    const asked = vi.spyOn(server.app.get(DataSource), 'query');
    await owner.query('ALTER TABLE restore_proof RENAME TO elsewhere');
    const { body } = await server.request.get('/api/health/ready').expect(200);
    asked.mockClear();
    const { text } = await server.request.get('/api/metrics').expect(200);
    await owner.query('ALTER TABLE elsewhere RENAME TO restore_proof');
    await owner.end();
    expect(body.status).toBe('ok');
    expect(text).toMatch(/^dependency_up\{dependency="database"\} 1$/m);
    expect(asked.mock.calls.filter(([sql]) => sql.includes('FROM restore_proof'))).toHaveLength(1);
    asked.mockRestore();
  });

  it('answers an unknown address with 404 and a sentence', async () => {
    const response = await server.request.get('/api/nowhere');
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: 'There is nothing at this address.' });
  });

  it('answers JSON that cannot be read with 400 and a sentence', async () => {
    const response = await server.request
      .post('/api/nowhere')
      .set('Content-Type', 'application/json')
      .send('{"a":');
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message: 'The request could not be read.' });
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
