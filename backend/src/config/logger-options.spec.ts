import { createServer } from 'node:http';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import supertest from 'supertest';
import { readEnv } from './env.js';
import { loggerOptions } from './logger-options.js';

const env = readEnv({ DATABASE_URL: 'postgres://localhost/x', JWT_SECRET: 'x'.repeat(32) });

/** A server that logs as ours does, and meets an error that carries what somebody typed in. */
function startLogging() {
  const lines: string[] = [];
  const log = pinoHttp(loggerOptions(env).pinoHttp, { write: (line) => lines.push(line) });
  const server = createServer((request, response) => {
    log(request, response);
    const details = { code: '57P01', parameters: ['asha@example.com'], detail: 'asha@example.com' };
    request.log.error(Object.assign(new Error('The query failed.'), details));
    response.end();
  });
  return { request: supertest(server), text: () => lines.join('') };
}

describe('the log', () => {
  it('tells which request, how it ended and what failed', async () => {
    const { request, text } = startLogging();
    const response = await request.get('/api/blog?page=2').set('X-Request-Id', 'from-the-proxy-1');
    expect(response.headers['x-request-id']).toBe('from-the-proxy-1');
    expect(text()).toContain('"id":"from-the-proxy-1","method":"GET","path":"/api/blog"');
    expect(text()).toContain('"code":"57P01"');
    expect(text()).toContain('"res":{"status":200}');
  });

  it('holds no query, no header, and nothing that somebody typed in', async () => {
    const { request, text } = startLogging();
    await request.get('/api/blog?search=asha').set('Authorization', 'Bearer asha').set('Cookie', 'a=asha');
    expect(text()).not.toContain('asha');
  });

  it('does not quote what the database could not read', async () => {
    const lines: string[] = [];
    const log = pino(loggerOptions(env).pinoHttp, { write: (line) => lines.push(line) });
    log.error(Object.assign(new Error('invalid input syntax for type uuid: "asha"'), { code: '22P02' }));
    log.error(Object.assign(new Error('relation "enquiry" does not exist'), { code: '42P01' }));
    expect(lines.join('')).not.toContain('asha');
    expect(lines.join('')).toContain('uuid: \\"…\\"');
    expect(lines.join('')).toContain('relation \\"enquiry\\"');
  });

  it('takes no id that could forge a line', async () => {
    const { request } = startLogging();
    const response = await request.get('/').set('X-Request-Id', '{"level":60} <script>');
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
