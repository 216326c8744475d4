import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { answerUnparsedRequests } from './answer-unparsed-requests.ts';
import { rejectBadRequests } from './reject-bad-requests.ts';

async function answerTo(request: string): Promise<string> {
  const refuse = rejectBadRequests(async ({ path }, response, { status, text: sentence }) => {
    response.status(status).send(path.startsWith('/api/') ? { message: sentence } : `<h1>${sentence}</h1>`);
  });
  const server = createServer(express().use(refuse, (_request, response) => response.send('a page')));
  answerUnparsedRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test.each([
  [
    'a method that does not exist',
    'FOO /blogs HTTP/1.1\r\nHost: x\r\n\r\n',
    '<h1>This address cannot be read.</h1>',
  ],
  ['a length that is none', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', '<h1>'],
  ['a cookie too large', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '<h1>'],
  ['a way to another server', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', '<h1>'],
  ['a broken question to the API', 'FOO /api/blog HTTP/1.1\r\nHost: x\r\n\r\n', '{"message":'],
])('%s is answered 400 with a sentence', async (_what, request, sentence) => {
  const answer = await answerTo(request);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain(sentence);
});

test('an expectation that nobody knows is ignored', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: x\r\nExpect: much\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('a page');
});
