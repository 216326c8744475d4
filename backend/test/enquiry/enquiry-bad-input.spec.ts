import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import { enquiryForm } from './enquiry-form.ts';
import { rawRequest } from '../requests/raw-request.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const NUL = '\u0000';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = '--b\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nx\r\n--b--\r\n';

/** What is wrong, its content type, the body, and further headers. */
const bodies: [string, string, string, Record<string, string>?][] = [
  ['JSON that breaks off', json, '{"email":'],
  ['JSON that is a list', json, '[]'],
  ['JSON that is a word', json, '"hello"'],
  ['JSON that is null', json, 'null'],
  ['JSON of nothing', json, '{}'],
  ['JSON nested a hundred thousand deep', json, '['.repeat(100_000)],
  ['JSON of 5 MB', json, JSON.stringify({ message: 'x'.repeat(5_000_000) })],
  ['JSON in an encoding that does not exist', `${json}; charset=foo`, '{}'],
  ['JSON that claims to be compressed', json, '{}', { 'Content-Encoding': 'gzip' }],
  ['JSON compressed in an unknown way', json, '{}', { 'Content-Encoding': 'zip' }],
  ['JSON that reaches for the prototype', json, '{"__proto__":{"email":"x"},"constructor":{}}'],
  ['JSON with lists', json, JSON.stringify({ email: ['a@b.in'], password: ['x'], name: ['x'] })],
  ['JSON with objects', json, JSON.stringify({ email: { $gt: '' }, password: {}, name: {} })],
  ['plain text', 'text/plain', 'hello'],
  ['XML', 'application/xml', '<a/>'],
  ['bytes', 'application/octet-stream', 'hello'],
  ['a content type that is none', '///', '{}'],
  ['a form of nothing', form, ''],
  ['a form with broken escapes', form, '%E0%A4%A=%&&==&name=%FF%FE'],
  ['a form of 5,000 fields', form, 'a=1&'.repeat(5_000)],
  ['a form that says a field twice', form, 'email=a@b.in&email=c@d.in&password=x&password=y'],
  ['a form in an encoding that does not exist', `${form}; charset=foo`, 'a=b'],
  ['multipart without a boundary', 'multipart/form-data', '--b--'],
  ['multipart with nothing in it', multipart, ''],
  ['multipart that breaks off in a field', multipart, part('email', 'a@b.in').slice(0, -3)],
  ['multipart that breaks off in a header', multipart, '--b\r\nContent-Disp'],
  ['multipart of another kind', 'multipart/mixed; boundary=b', `${part('a', 'b')}--b--`],
  ['multipart of 100 parts', multipart, `${part('a', 'b').repeat(100)}--b--`],
  ['multipart with a file', multipart, file],
  ['multipart with a field of 1 MB', multipart, `${part('message', 'x'.repeat(1_000_000))}--b--`],
  ['multipart with a field without a name', multipart, `${part('', 'b')}--b--`],
  ['multipart with a long field name', multipart, `${part('a'.repeat(5_000), 'b')}--b--`],
  ['multipart with nested names', multipart, `${part('email[a][b]', 'x')}${part('name[]', 'x')}--b--`],
  ['multipart that reaches for the prototype', multipart, `${part('__proto__[email]', 'x')}--b--`],
];

/** One field of an otherwise right enquiry. */
const fields: [string, Record<string, unknown>][] = [
  ...['name', 'email', 'phone', 'message'].flatMap((name): [string, Record<string, unknown>][] => [
    [`no ${name}`, { [name]: undefined }],
    [`an empty ${name}`, { [name]: '  \r\n ' }],
    [`a ${name} of 60,000 characters`, { [name]: 'x'.repeat(60_000) }],
    [`a list for the ${name}`, { [name]: ['x', 'y'] }],
    [`an object for the ${name}`, { [name]: { toString: 'x' } }],
    [`a number for the ${name}`, { [name]: 12 }],
  ]),
  ...['name', 'email', 'phone'].map((name): [string, Record<string, unknown>] => [
    `NUL in the ${name}`,
    { [name]: `a${NUL}@b.in` },
  ]),
  ['a message of nothing but NUL', { message: NUL }],
  ['a name of 121 characters', { name: 'x'.repeat(121) }],
  ['a message of 5,001 characters', { message: 'x'.repeat(5_001) }],
  ['an email address without a host', { email: 'asha@' }],
  ['two email addresses', { email: 'a@example.com, b@example.com' }],
  ['an email address with a header after it', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['a number nobody can ring', { phone: '12345' }],
  ['words for a number', { phone: 'ring me in the morning' }],
  ['no consent', { consent: 'false' }],
  ['consent that is a number', { consent: 1 }],
  ['words of consent that nobody knows', { consent_version: '1999-01' }],
  ['no version of the words of consent', { consent_version: '' }],
  ['a list of words of consent', { consent_version: ['2026-11'] }],
  ['a key that is too short', { idempotency_key: 'x' }],
  ['a key that is a list', { idempotency_key: ['x'] }],
];

/** What is wrong with the answer to something wrong; nothing, we hope. */
function faultsOf({ status, body, text }: Response): string[] {
  const faults = [];
  if (status < 400 || status >= 500) faults.push(`status ${status}`);
  if (!/^[A-Z].*[.!?]$/s.test(body.message)) faults.push(`no sentence: ${text}`);
  if (/node_modules|\.js:\d|Error:/.test(text)) faults.push(`a stack: ${text}`);
  return faults;
}

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, '', ''].join('\r\n');

describe('what a client can send wrong', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  /** Jobs of the start may still be waiting: those that would mail are meant. */
  const leftBehind = (): Promise<unknown[]> =>
    server.app
      .get(DataSource)
      .query(
        'SELECT id::text FROM enquiry UNION SELECT id::text FROM session UNION SELECT id::text FROM graphile_worker.jobs WHERE task_identifier LIKE $1',
        ['send-%'],
      );
  const faultsAfter = async (response: Response) => [...faultsOf(response), ...(await leftBehind())];

  describe.each(['/api/enquiry', '/api/admin/login'])('to %s', (path) => {
    it.each(bodies)('%s is refused with a sentence', async (_, type, body, headers = {}) => {
      const request = server.request.post(path).set('Content-Type', type).set(headers);
      expect(await faultsAfter(await request.serialize(String).send(body))).toEqual([]);
    });

    it.each(['get', 'put', 'patch', 'delete'] as const)('the method %s is refused', async (method) => {
      expect(await faultsAfter(await server.request[method](path))).toEqual([]);
    });
  });

  it.each(fields)('an enquiry with %s is refused with a sentence', async (_, changes) => {
    const response = await server.request.post('/api/enquiry').send(enquiryForm(changes));
    expect(await faultsAfter(response)).toEqual([]);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.messages)).toEqual([Object.keys(changes)[0]]);
  });

  it.each([
    ['JSON', json, `{"message":"${'x'.repeat(150_000)}"}`],
    ['form', form, `message=${'x'.repeat(150_000)}`],
    ['multipart form', multipart, `${part('message', 'x'.repeat(30_000))}--b--`],
  ])('a %s that would take much memory is not read to its end', async (_, type, body) => {
    const response = await server.request.post('/api/enquiry').set('Content-Type', type).send(body);
    expect(response.status).toBe(413);
  });

  it('an Idempotency-Key that is none is refused', async () => {
    const request = server.request.post('/api/enquiry').set('Idempotency-Key', 'a key, perhaps?');
    expect(await faultsAfter(await request.send(enquiryForm()))).toEqual([]);
  });

  it.each([
    ['fewer bytes than announced', ['Content-Type: application/json', 'Content-Length: 500'], '{"name":'],
    ['a multipart form cut off', [`Content-Type: ${multipart}`, 'Content-Length: 500'], part('name', 'x')],
    ['a length that is no number', ['Content-Length: many'], '{}'],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'],
    ['a header of 100 KB', [`X-Big: ${'x'.repeat(100_000)}`], ''],
    ['chunks that are none', ['Transfer-Encoding: chunked', 'Content-Type: application/json'], 'zz\r\n{}'],
  ])('%s stores nothing and stops nothing', async (_, lines, body) => {
    const answer = await rawRequest(await server.app.getUrl(), head('/api/enquiry', ...lines), body);
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    expect((await server.request.get('/api/health/live')).status).toBe(200);
    expect(await leftBehind()).toEqual([]);
  });
});
