import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ConnectionDrain } from '../../src/health/connection-drain.js';
import { startAsStaff } from '../blog/blog-posts.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

describe('stopping', () => {
  let server: TestApp;
  let port: number;
  const start = async (settings: Record<string, string> = {}) => {
    server = await startApp(settings);
    port = Number(new URL(await server.app.getUrl()).port);
  };

  const head =
    'POST /api/enquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';

  it('lets a request under way finish, and waits for no idle connection', async () => {
    await start({ SHUTDOWN_TIMEOUT_SECONDS: '600' });
    const agent = new Agent({ keepAlive: true });
    await server.request.get('/api/health/live').agent(agent);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    await new Promise((resolve) => socket.write(`${head}{`, resolve));
    await server.request.get('/api/health/live');
    const stopped = server.stop();
    socket.write('}');
    await stopped;
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    agent.destroy();
  });

  it('takes less than four seconds even when a request never ends', async () => {
    await start();
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.write(`${head}{`, resolve));
    await server.request.get('/api/health/live');
    const closed = once(socket.resume(), 'close');
    const startedAt = performance.now();
    await server.app.close();
    await closed;
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    await server.stop();
  });
});

describe('stopping by a signal', () => {
  it('says so to balancers while it still takes requests, and ends each connection with its answer', async () => {
    const server = await startApp({ SHUTDOWN_TIMEOUT_SECONDS: '8' });
    const agent = new Agent({ keepAlive: true });
    await server.request.get('/api/health/live').agent(agent);
    const stopped = server.app.get(ConnectionDrain).beforeApplicationShutdown('SIGTERM');
    const isSentAway = async () => (await server.request.get('/api/health/live')).status;
    await expect.poll(isSentAway, { interval: 5 }).toBe(503);
    const answer = await server.request.get('/api/blog').agent(agent);
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close']);
    await stopped;
    await server.stop();
  });
});

describe('stopping with time for it', () => {
  it('lets a save end that takes long', async () => {
    const staff = await startAsStaff({ SHUTDOWN_TIMEOUT_SECONDS: '20' });
    const socket = connect(Number(new URL(await staff.app.getUrl()).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    const body = `heading=Slow&description=${'x'.repeat(13)}`;
    socket.write(
      `POST /api/admin/blog HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${staff.token}\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await staff.request.get('/api/health/live');
    const stopped = staff.stop();
    // A line so slow that it takes longer than the two seconds that there are otherwise.
    for (const letter of body) {
      socket.write(letter);
      await setTimeout(80);
    }
    await stopped;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });
});
