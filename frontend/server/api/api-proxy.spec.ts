import { Agent, type ServerResponse, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { apiProxy } from './api-proxy.ts';
import { readEnv } from '../env.ts';
import { nobody, upstream } from '../test/upstream.ts';

const proxyTo = (backend: string, maxRequests?: number) => {
  const app = express();
  app.set('trust proxy', 0);
  app.use(apiProxy(readEnv({ BACKEND_URL: backend }), maxRequests));
  return upstream(app);
};

test('the backend is told the real address, whatever the visitor claims', async () => {
  const backend = await upstream((request, response) => response.end(request.headers['x-forwarded-for']));
  const proxy = await proxyTo(backend);
  const answer = await fetch(`${proxy}/api/blog`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(await answer.text()).toBe('127.0.0.1');
});

test('method, path, query and body arrive as they were sent', async () => {
  const backend = await upstream((request, response) => {
    response.write(`${request.method} ${request.url} `);
    request.pipe(response);
  });
  const answer = await fetch(`${await proxyTo(backend)}/api/a%20b?c=d%26e`, { method: 'POST', body: 'text' });
  expect(await answer.text()).toBe('POST /api/a%20b?c=d%26e text');
});

test('while the backend is away the answer is a sentence and 503', async () => {
  const answer = await fetch(`${await proxyTo(await nobody())}/api/blog`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    message: 'The service is not available just now. Please try again.',
  });
});

test('what was being sent while the backend went away does not hold up the next request', async () => {
  const proxy = await proxyTo(await nobody());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(`${proxy}/api/x`, { method: 'POST', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      sent.once('error', reject);
      sent.end(Buffer.alloc(1024 * 1024));
    });
  expect([await post(), await post(), await post()]).toEqual([503, 503, 503]);
  agent.destroy();
});

test('beyond what may wait at a time the answer is a sentence, 503 and when to come back', async () => {
  const held: ServerResponse[] = [];
  const backend = await upstream((_request, response) => held.push(response));
  const proxy = await proxyTo(backend, 2);
  const taken = [fetch(`${proxy}/api/a`), fetch(`${proxy}/api/b`)];
  await expect.poll(() => held.length).toBe(2);
  const refused = await fetch(`${proxy}/api/c`, { method: 'POST', body: 'text' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({
    message: 'The service is not available just now. Please try again.',
  });
  for (const response of held) response.end();
  for (const answer of taken) expect((await answer).status).toBe(200);
  const next = fetch(`${proxy}/api/d`);
  await expect.poll(() => held.length).toBe(3);
  held[2]?.end();
  expect((await next).status).toBe(200);
});

test('who is answered while still sending reads the answer, and is sent no further', async () => {
  const backend = await upstream((request, response) => {
    response.once('finish', () => request.destroy());
    response.writeHead(408).end('too slow');
  });
  const { hostname, port } = new URL(await proxyTo(backend));
  const socket = connect(Number(port), hostname);
  socket.write(`POST /api/enquiry HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000000\r\n\r\n`);
  const trickle = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(trickle));
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await expect.poll(() => answer).toMatch(/^HTTP\/1.1 408 [^]*too slow/);
  expect(socket.destroyed).toBe(false);
  await expect.poll(() => socket.destroyed, { timeout: 20_000 }).toBe(true);
});
