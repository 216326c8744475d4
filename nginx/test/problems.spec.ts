import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { sendRaw } from './raw-request.ts';
import { type StandIn, startService } from './service.ts';

const REST = ' HTTP/1.1\r\nHost: studio.example\r\nConnection: close\r\n';
const LONG = 'a'.repeat(20_000);
/** What cannot be sent, how it begins, and what it is answered. */
const REFUSED: [what: string, request: string, status: number][] = [
  ['no HTTP at all', '\x16\x03\x01\x02\r\n\r\n', 400],
  ['a method in small letters', `get /${REST}\r\n`, 400],
  ['a zero byte', `GET /%00${REST}\r\n`, 400],
  ['a zero byte as it is', `GET /\0${REST}\r\n`, 400],
  ['a place above the site', `GET /%2e%2e/${REST}\r\n`, 400],
  ['half an escape', `GET /%zz${REST}\r\n`, 400],
  ['a space in an address', `GET /a b${REST}\r\n`, 400],
  ['a version to come', `GET / HTTP/9.9\r\n\r\n`, 400],
  ['the first line of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an address without end', `GET /${LONG}${REST}\r\n`, 414],
  ['a header without end', `GET /${REST}X-Long: ${LONG}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/\r\n\r\n', 400],
  ['two hosts', `GET /${REST}Host: other.example\r\n\r\n`, 400],
  ['TRACE', `TRACE /${REST}\r\n`, 405],
  ['CONNECT', `CONNECT /${REST}\r\n`, 405],
  ['CONNECT to elsewhere', `CONNECT studio.example:80${REST}\r\n`, 400],
  ['a method of its own', `BREW /${REST}\r\n`, 405],
  ['PUT', `PUT /blogs${REST}\r\n`, 405],
  ['DELETE of a picture', `DELETE /api/uploads/a.webp${REST}\r\n`, 405],
  ['POST where a page is', `POST /${REST}Content-Length: 25000000\r\n\r\n`, 405],
  ['POST to the public blog', `POST /api/blog${REST}Content-Length: 25000000\r\n\r\n`, 405],
  ['a body where nothing is taken', `GET /${REST}Content-Length: 25000000\r\n\r\n`, 413],
  ['a body without a known length there', `GET /${REST}Transfer-Encoding: chunked\r\n\r\nff\r\nxx`, 413],
  ['a packing that is none', `POST /api/enquiry${REST}Transfer-Encoding: gzip\r\n\r\n`, 400],
  ['two lengths', `POST /api/enquiry${REST}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`, 400],
  ['a length below nothing', `POST /api/enquiry${REST}Content-Length: -3\r\n\r\n`, 400],
  ['a length beyond counting', `POST /api/enquiry${REST}Content-Length: ${'9'.repeat(30)}\r\n\r\n`, 400],
  ['chunks that are none', `POST /api/enquiry${REST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['a form without end', `POST /contact-us${REST}Content-Length: 25000000\r\n\r\n`, 413],
  ['an escape the API cannot read', `GET /api/%zz${REST}\r\n`, 400],
  ['an address of the API without end', `GET /api/blog/${LONG}${REST}\r\n`, 414],
  ['a header that the service cannot read', `GET /api/admin/blog${REST}X-Odd: a\x01b\r\n\r\n`, 400],
  ['an address that is the own page', `GET /.problem${REST}\r\n`, 404],
  ['an address that is the own check', `GET /.session${REST}\r\n`, 404],
  ['an address that is its refusal', `GET /.unreadable${REST}\r\n`, 404],
];
let nginx: Nginx;
let service: StandIn;

beforeAll(async () => {
  service = await startService('frontend');
  nginx = await startNginx({
    FRONTEND_URL: service.url,
    BACKEND_URL: service.url,
    STORE_URL: service.url,
  });
});
afterAll(async () => {
  await nginx.stop();
  await service.stop();
});

const isOfApi = ([, request]: (typeof REFUSED)[number]) => /^\w+ \/api/.test(request);

test.each(REFUSED.filter((each) => !isOfApi(each)))(
  '%s is answered with a page of the site',
  async (...each) => {
    const [, request, expected] = each;
    const { status, headers, body } = await sendRaw(nginx, request);
    expect([status, headers.get('content-type')]).toEqual([expected, 'text/html; charset=utf-8']);
    expect(headers.get('allow')).toBe(expected === 405 ? 'GET, HEAD' : null);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).toMatch(/<h1>[A-Z].*\.<\/h1>/);
    expect(body).toContain('<a href="/">Back to home</a>');
  },
);

test.each(REFUSED.filter(isOfApi))(
  '%s is answered with a sentence as JSON',
  async (_what, request, expected) => {
    const { status, headers, body } = await sendRaw(nginx, request);
    expect([status, headers.get('content-type')]).toEqual([expected, 'application/json']);
    expect(headers.get('allow')).toBe(expected === 405 ? 'GET, HEAD' : null);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
  },
);

test('the style of that page is the only thing its policy lets in', async () => {
  const { headers, body } = await sendRaw(nginx, `PUT /${REST}\r\n`);
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
});

test.each([
  ['a part beyond its end', { Range: 'bytes=99999-' }, 416, 'There is no such part of this file.'],
  ['another version', { 'If-Match': '"other"' }, 412, 'This is not what it was any more.'],
])('%s of what is kept is refused in the words of the site', async (_what, headers, expected, sentence) => {
  service.answer = (_request, response) =>
    response.setHeader('Cache-Control', 's-maxage=5').setHeader('Accept-Ranges', 'bytes');
  for (const [path, type] of [
    ['/kept', 'text/html; charset=utf-8'],
    ['/api/blog/kept', 'application/json'],
  ] as const) {
    // Sequential: the first one fills.
    // oxlint-disable-next-line no-await-in-loop
    await nginx.request(path);
    // oxlint-disable-next-line no-await-in-loop
    const answer = await nginx.request(path, { headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([expected, type]);
    expect(answer.body.toString()).toContain(sentence);
  }
  service.answer = () => {};
});
