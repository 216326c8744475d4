import { someAttacks } from '../../../testing/attacks/blog-attacks.ts';
import { type AddressStaff, startAsAddressStaff } from './addresses.ts';

const hostile = [
  ...someAttacks,
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/\t/evil.example',
  'https:evil.example',
  'http://evil.example/',
  'https://studio.example@evil.example/',
  'https://studio.example.evil.example\\@x',
  'https://studio.example//evil.example',
  '/a\r\nLocation: https://evil.example',
  '/a%0d%0aSet-Cookie:%20x=1',
  '/a\u2028b',
  '/\u202Egnp.exe',
  '/\ud800',
  '/\0',
  '/..//evil.example',
  '/a/%2e%2e/%2e%2e/admin',
  `/${'a'.repeat(5000)}`,
  `/${'%E0%A4%98'.repeat(300)}`,
  "/'; DROP TABLE redirect; --",
  '/__proto__',
  '/constructor',
];

describe('whatever somebody writes as an address', () => {
  let staff: AddressStaff;
  beforeAll(async () => {
    staff = await startAsAddressStaff();
  });
  afterAll(() => staff.stop());

  it('is refused, or leads to a page of the site or a whole https address, in one line of ASCII', async () => {
    for (const [at, to] of hostile.entries()) {
      const saved = await staff.lead(`/attack-${at}`, to);
      expect([to, saved.status < 500]).toEqual([to, true]);
      const end = await staff.visit(`/attack-${at}`);
      expect([
        to,
        end === 404 || /^(\/(?![/\\])|https:\/\/[^/@\\]+\.[^/@\\]+\/)[!-~]*$/.test(String(end)),
      ]).toEqual([to, true]);
    }
  });

  it('is refused as an old address, or leads on from exactly there', async () => {
    for (const from of hostile) {
      const { status, body } = await staff.lead(from, '/projects');
      expect([from, status === 200 || status === 422]).toEqual([from, true]);
      const end = status === 200 ? await staff.visit(encodeURI(body.data.from)) : '/projects';
      expect([from, end]).toEqual([from, '/projects']);
      const read = await staff.request
        .get('/api/old-address')
        .query({ path: from.slice(0, 2000), came_from: from.slice(0, 300), is_bot: 'x' });
      expect([from, [200, 404].includes(read.status)]).toEqual([from, true]);
    }
  });

  it.each([
    ['nothing', {}],
    ['lists', { from: ['/a'], to: ['/projects'] }],
    ['objects', { from: { toString: '/a' }, to: '/projects' }],
    ['a long reason', { from: '/a', to: '/projects', why: 'x'.repeat(201) }],
    ['a number for where it led', { from: '/a', to: '/projects', before: 1 }],
    ['where it led, without end', { from: '/a', to: '/projects', before: '/'.repeat(1001) }],
  ])('%s in a form are refused with a sentence', async (_what, body) => {
    const refused = await staff.send('', body);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  it('is nothing to strangers', async () => {
    for (const path of ['', '/remove', '/leave-out', '/import'])
      expect((await staff.request.post(`/api/admin/addresses${path}`).send({ from: '/a' })).status).toBe(401);
    expect((await staff.request.get('/api/admin/addresses/export')).status).toBe(401);
  });
});
