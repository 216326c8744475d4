import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { type TestApp, startApp } from './start-app.ts';

describe('stopping', () => {
  let server: TestApp;
  let port: number;
  beforeEach(async () => {
    server = await startApp();
    port = Number(new URL(await server.app.getUrl()).port);
  });

  const head =
    'POST /api/enquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';

  it('lets a request under way finish, and waits for no idle connection', async () => {
    const agent = new Agent({ keepAlive: true });
    await server.request.get('/api/health/live').agent(agent);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    await new Promise((resolve) => socket.write(`${head}{`, resolve));
    await server.request.get('/api/health/live');
    const startedAt = performance.now();
    const stopped = server.stop();
    socket.write('}');
    await stopped;
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    agent.destroy();
  });

  it('takes less than four seconds even when a request never ends', async () => {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.write(`${head}{`, resolve));
    await server.request.get('/api/health/live');
    const closed = once(socket.resume(), 'close');
    const startedAt = performance.now();
    await server.stop();
    await closed;
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});
