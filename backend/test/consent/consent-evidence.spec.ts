import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Receipts, openReceipts } from './consent-receipts.ts';
import { pdf, sendWith } from '../enquiry/enquiry-files.ts';

const factsIn = (page: string) => {
  const [, text = ''] = /<pre id="facts">(.*)<\/pre>/s.exec(page) ?? [];
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('evidence and data of one person', () => {
  let site: Receipts;
  beforeAll(async () => {
    site = await openReceipts();
  });
  afterAll(() => site.stop());
  const fileOf = (path: string) => site.get(path).buffer(true);
  const howOf = async ({ id }: { id: string }) =>
    JSON.parse(factsIn((await fileOf(`/${id}/consent-evidence.html`)).text)).How;
  it('is one file with words, version, hashes, time with zone, page, channels, number and withdrawals', async () => {
    const enquiry = await site.enquiry({ name: 'Nidhi <b>Verma</b>', page: '/contact-us' });
    await site.act('withdraw', site.tokenOf(enquiry));
    const { text, headers } = await fileOf(`/${enquiry.id}/consent-evidence.html`);
    expect(headers['content-disposition']).toBe('attachment; filename=consent-evidence.html');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('<b>');
    const json = factsIn(text);
    expect(JSON.parse(json)).toMatchObject({
      Name: 'Nidhi <b>Verma</b>',
      Number: enquiry.phone_e164,
      'Email address': enquiry.email,
      'Words agreed to': enquiry.consent_text,
      Wording: '2026-11',
      'SHA-256 of the words': enquiry.consent_hash,
      'SHA-256 kept when they were agreed to': enquiry.consent_hash,
      Channels: 'Call, SMS, e-mail, WhatsApp',
      Given: expect.stringMatching(/Indian time, Asia\/Kolkata \(\d{4}-.*Z\)$/),
      Page: '/contact-us',
      'Address of the device, shortened': enquiry.consent_address,
      Withdrawal: [expect.stringMatching(/^Withdrawn on .*, by: receipt$/)],
    });
    expect(text).toContain(`<code>${sha256(json)}</code>`);
    const [line] = (await site.audit()).filter(({ action }) => action === 'consent evidence made');
    expect(line?.subject).toBe(`SHA-256 of the file ${sha256(text)}, of its facts ${sha256(json)}`);
  });

  it('belong to the number that the visitor reads in the receipt', async () => {
    const enquiry = await site.enquiry();
    const { number } = (await site.read(site.tokenOf(enquiry))).body.data;
    expect(enquiry.receipt).toBe(number);
    const spellings = [
      `Receipt ${number}`,
      `#${number}.`,
      `(${number})`,
      number.replace('-', ''),
      `${number} please`,
    ];
    for (const search of [number, number.split('-')[1], ...spellings]) {
      const { body } = await site.get(`?search=${encodeURIComponent(search)}`);
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual([enquiry.id]);
    }
  });

  it('says how the consent was given no surer than it was seen', async () => {
    expect(await howOf(await site.enquiry({ consent_version: '2026-11' }))).toMatch(
      /form that named these words/,
    );
    const unnamed = await site.enquiry();
    expect(await howOf(unnamed)).toMatch(/whether the person saw them is not known$/);
    await site.app
      .get(DataSource)
      .query('UPDATE enquiry SET consent_version_sent = NULL WHERE id = $1', [unnamed.id]);
    expect(await howOf(unnamed)).toMatch(/whether the form named its words was not kept/);
  });

  it('shows words that were changed in the database by their two hashes', async () => {
    const { id, consent_hash: kept } = await site.enquiry();
    await site.app
      .get(DataSource)
      .query(`UPDATE enquiry SET consent_text = 'I agree to all.' WHERE id = $1`, [id]);
    const facts = JSON.parse(factsIn((await fileOf(`/${id}/consent-evidence.html`)).text));
    expect(facts['SHA-256 kept when they were agreed to']).toBe(kept);
    expect(facts['SHA-256 of the words']).not.toBe(kept);
  });

  it('holds everything that is kept: enquiries, notes, events, mails, marks and withdrawal', async () => {
    const enquiry = await site.enquiry({ message: '=1+1' });
    const other = await site.enquiry({ email: enquiry.email });
    const stranger = await site.enquiry({ phone: enquiry.phone });
    await site.post(`/${enquiry.id}/notes`, { text: 'Rang twice.' });
    await site.act('withdraw', site.tokenOf(enquiry));
    const { text, headers } = await fileOf(`/${enquiry.id}/person.json?by=email`);
    expect(headers['content-disposition']).toBe('attachment; filename=person.json');
    const data = JSON.parse(text);
    expect(data.enquiry.map(({ id }: { id: string }) => id)).toEqual([enquiry.id, other.id]);
    expect(data.enquiry[0]).toMatchObject({
      consent_text: enquiry.consent_text,
      studio_mail_attempts: expect.any(Number),
    });
    expect(data.enquiry_note).toMatchObject([{ text: 'Rang twice.' }]);
    expect(data.consent_withdrawal).toHaveLength(2);
    expect(data.enquiry_event).toMatchObject([{ kind: 'withdrawn' }, { kind: 'withdrawn' }]);
    expect(data.do_not_contact).toMatchObject([{ email: enquiry.email, how: 'receipt' }]);
    expect(data.audit_entry).not.toEqual([]);
    expect(text).not.toContain(stranger.id);
    expect(text).not.toContain('words_folded');
    const csv = (await fileOf(`/${enquiry.id}/person.csv?by=email`)).text;
    expect(csv).toContain(`"enquiry","1","message","'=1+1"`);
    expect(csv).toContain('"enquiry_note","1","text","Rang twice."');
    expect(csv).toContain('"enquiry","1","spam_reason",\r\n');
  });

  it.each([
    ['both', 2],
    ['email', 1],
  ])('holds by %s the marks that are theirs, and no number that others have too', async (by, marks) => {
    const enquiry = await site.enquiry();
    await site.post(`/${enquiry.id}/do-not-contact`);
    const found = async () =>
      JSON.parse((await fileOf(`/${enquiry.id}/person.json?by=${by}`)).text).do_not_contact;
    expect(await found()).toHaveLength(marks);
    await site.enquiry({ phone: enquiry.phone });
    expect(await found()).toMatchObject([{ email: enquiry.email }]);
  });

  it('holds the files that came with an enquiry, byte for byte', async () => {
    const plan = { name: 'Plan.pdf', content: pdf() };
    const { id, files } = await sendWith(site, [plan, { ...plan, content: pdf('another plan') }]);
    const data = JSON.parse((await fileOf(`/${id}/person.json`)).text);
    const contents = files.map((file) => Buffer.from(data.files[file.id], 'base64').toString());
    expect(contents).toEqual([pdf(), pdf('another plan')]);
  });

  it('is read from every table that belongs to an enquiry, and leaves a line in the history', async () => {
    const { id } = await site.enquiry();
    const children = await site.app
      .get(DataSource)
      .query(
        `SELECT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'enquiry'::regclass`,
      );
    const data = JSON.parse((await fileOf(`/${id}/person.json`)).text);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(children.map(({ name }: { name: string }) => name)),
    );
    const [line] = (await site.audit()).filter(({ action }) => action === 'person exported');
    expect(line).toMatchObject({ subject_id: id, subject: '1 enquiry, JSON' });
  });

  it.each(['consent-evidence.html', 'person.json', 'person.csv'])(
    'gives %s to nobody who is not signed in',
    async (file) => {
      const { id } = await site.enquiry();
      expect((await site.request.get(`/api/admin/enquiry/${id}/${file}`)).status).toBe(401);
    },
  );
});
