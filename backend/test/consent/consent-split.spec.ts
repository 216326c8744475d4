import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { studio } from '../../src/studio/studio.js';
import { type Receipts, openReceipts } from './consent-receipts.ts';

const { current, apart } = studio.consent;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('consent', () => {
  let site: Receipts;
  beforeAll(async () => {
    site = await openReceipts();
  });
  afterAll(() => site.stop());
  const exported = async () => (await site.get('/export.csv').buffer(true)).text.split('\r\n');
  const evidenceOf = async (id: string) => (await site.get(`/${id}/consent-evidence.html`).buffer(true)).text;

  it('in one sentence is kept with hash, language and shortened address, and offers are not asked apart', async () => {
    const enquiry = await site.enquiry({ offers: 'on' });
    expect(enquiry).toMatchObject({
      consent_text: current.text,
      consent_version: current.version,
      consent_hash: sha256(current.text),
      consent_language: 'en-IN',
      consent_address: expect.stringMatching(/^203\.0\.\d+\.0\/24$/),
      offers_consent: null,
      offers_text: null,
    });
    expect((await site.read(site.tokenOf(enquiry))).body.data.offers).toBeNull();
    expect((await exported()).find((line) => line.includes(enquiry.email))).toContain('"not asked apart"');
  });

  it.each([
    [{ offers: 'on' }, true, 'yes', 'Given: the box was ticked.'],
    [{}, false, 'no', 'Not given: the box was left empty.'],
    [{ offers: 'perhaps' }, false, 'no', 'Not given: the box was left empty.'],
  ] as const)(
    'in two boxes with %j is followed by receipt, export and evidence',
    async (box, given, cell, fact) => {
      const enquiry = await site.enquiry({ consent_version: apart.version, ...box });
      expect(enquiry).toMatchObject({
        consent_text: apart.text,
        offers_text: apart.offers,
        offers_consent: given,
        consent_hash: sha256(`${apart.text}\n${apart.offers}`),
      });
      const { data } = (await site.read(site.tokenOf(enquiry))).body;
      expect(data).toMatchObject({ words: apart.text, offers: { words: apart.offers, given } });
      expect((await exported()).find((line) => line.includes(enquiry.email))).toMatch(
        new RegExp(`"${apart.version}","${cell}",`),
      );
      expect(await evidenceOf(enquiry.id)).toContain(fact);
    },
  );

  it('is told in the answer as it was recorded, of a repetition too', async () => {
    const form = {
      name: 'Asha',
      email: 'told@example.com',
      phone: '098765 43210',
      message: 'A flat.',
      consent: true,
      offers: true,
      idempotency_key: 'told-what-was-agreed-to',
    };
    const send = (version: string) =>
      site.request.post('/api/enquiry').send({ ...form, consent_version: version });
    for (const version of [apart.version, current.version])
      expect((await send(version)).body).toMatchObject({ consent_version: apart.version, offers: true });
  });

  it('needs the first box whatever the second one says', async () => {
    const { status, body } = await site.request
      .post('/api/enquiry')
      .send({ consent_version: apart.version, offers: 'on' });
    expect([status, Object.keys(body.messages)]).toEqual([422, expect.arrayContaining(['consent'])]);
  });

  it('of an IPv6 visitor keeps the network of 48 bits', async () => {
    const email = 'six@example.com';
    await site.request.post('/api/enquiry').set('X-Forwarded-For', '2001:db8:1:2::3').send({
      name: 'Asha',
      email,
      phone: '098765 43210',
      message: 'A flat.',
      consent: true,
    });
    const rows = await site.app
      .get(DataSource)
      .query('SELECT consent_address FROM enquiry WHERE email = $1', [email]);
    expect(rows).toEqual([{ consent_address: '2001:db8:1::/48' }]);
  });
});
