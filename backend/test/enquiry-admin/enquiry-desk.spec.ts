import { randomUUID } from 'node:crypto';
import { ConsentReceipts } from '../../src/enquiry/consent/consent-receipts.js';
import { ConsentRecords } from '../../src/enquiry/consent/consent-records.js';
import { formatDate } from '../../src/enquiry/admin/format-clock.js';
import { studio } from '../../src/studio/studio.js';
import { attacks } from '../../../testing/attacks/blog-attacks.ts';
import { MINUTE, later, openEnquiryDesk } from './enquiry-desk.ts';
import { adminEmail } from '../setup/start-app.ts';

const DAY = 1440 * MINUTE;

describe('the enquiry desk', () => {
  let desk: Awaited<ReturnType<typeof openEnquiryDesk>>;
  beforeAll(async () => {
    desk = await openEnquiryDesk();
  });
  afterAll(() => desk.stop());

  describe('on work', () => {
    it('keeps owner, next step and facts, each with its line, and names nobody in the audit list', async () => {
      const { id: owner } = await desk.colleague();
      const { id, name } = await desk.enquiry();
      const next_step_at = later(24 * 60 * MINUTE);
      const form = {
        owner_id: owner,
        next_step: `Visit ${name}`,
        next_step_at,
        budget: 'Rs 25 to 40 lakh',
        kind: 'office',
        size_square_feet: 940,
        value_rupees: 1_250_000_000,
      };
      const { status, body } = await desk.change(id, form);
      const { owner_id: _, ...stored } = form;
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({ ...stored, owner: { id: owner, name: 'Arjun B.' } }),
      ]);
      expect(await desk.linesOf(id, 'owner')).toEqual(['Arjun B.']);
      expect(await desk.linesOf(id, 'next-step')).toEqual([
        expect.stringMatching(`^Visit ${name}, .* at \\d\\d:\\d\\d$`),
      ]);
      expect((await desk.linesOf(id, 'facts')).toSorted()).toEqual([
        'Budget: Rs 25 to 40 lakh',
        'Size: 940 sq ft',
        'Type: office',
        'Value: Rs 1,25,00,00,000',
      ]);
      const acts = await desk.actsOn(id);
      expect(acts).toHaveLength(1);
      expect(JSON.stringify(acts)).not.toContain(name);
      await desk.change(id, form);
      expect(await desk.actsOn(id)).toHaveLength(1);
    });

    it('shows everywhere that only advice is wanted, and changes it like any other type', async () => {
      const { id, email } = await desk.enquiry({ type: 'advice' });
      const [card] = (await desk.get(`?search=${encodeURIComponent(email)}`)).body.data;
      const advice = { kind: null, only_advice: true };
      expect([card, await desk.read(id)]).toMatchObject([advice, advice]);
      expect((await desk.get(`/export.csv?search=${encodeURIComponent(email)}`)).text).toContain('"advice"');
      const change = async (form: object) => (await desk.change(id, form)).body.data;
      const home = await change({ kind: 'home', from: { kind: 'advice' } });
      expect(home).toMatchObject({ kind: 'home', only_advice: false });
      expect(await change({ kind: 'advice', from: { kind: 'home' } })).toMatchObject(advice);
      expect(await change({ kind: null })).toMatchObject({ kind: null, only_advice: false });
    });

    it('corrects an address: the receipt goes there, and what was sent to the old one ends', async () => {
      const { id, email } = await desk.enquiry();
      const correct = `corrected.${email}`;
      const link = (address: string) =>
        desk.request
          .get('/api/consent')
          .query({ receipt: desk.app.get(ConsentReceipts).tokenFor({ id, email: address }) });
      await expect.poll(async () => (await desk.read(id)).acknowledgement).toBe('sent');
      expect((await desk.change(id, { email: 'nobody' })).status).toBe(422);
      const { body } = await desk.change(id, { email: correct, from: { email } });
      expect(body.data).toMatchObject({ email: correct, acknowledgement: expect.not.stringMatching('none') });
      await expect.poll(async () => (await desk.read(id)).acknowledgement).toBe('sent');
      expect([(await link(email)).status, (await link(correct)).status]).toEqual([404, 200]);
      expect(await desk.linesOf(id, 'facts')).toEqual([`Email address: ${correct}, corrected from ${email}`]);
      expect(await desk.actsOn(id)).toEqual([['enquiry worked on', 'Changed: the email address']]);
      const [{ isNew }] = await desk.sql(`SELECT person_hash = $2 AS "isNew" FROM enquiry WHERE id = $1`, [
        id,
        desk.app.get(ConsentRecords).hashOfPerson(correct),
      ]);
      expect(isNew).toBe(true);
    });

    it('names a step that changed with its moment once in the history', async () => {
      const { id } = await desk.enquiry();
      await desk.change(id, { next_step: 'Visit', next_step_at: later(MINUTE), budget: 'Small' });
      expect(await desk.actsOn(id)).toEqual([['enquiry worked on', 'Changed: the next step, the budget']]);
    });

    it('takes each of them away again, the moment with its step', async () => {
      const { id } = await desk.enquiry();
      await desk.change(id, {
        next_step: 'Visit',
        next_step_at: later(MINUTE),
        budget: 'Small',
        value_rupees: 0,
      });
      const { body } = await desk.change(id, { next_step: null, budget: null, value_rupees: null });
      const empty = { next_step: null, next_step_at: null, budget: null, value_rupees: null };
      expect(body.data).toMatchObject(empty);
    });

    it.each([
      ['a moment without a step', { next_step_at: later(MINUTE) }, 'next_step'],
      ['an owner who does not exist', { owner_id: randomUUID() }, 'owner_id'],
      ['an owner who is no id', { owner_id: 'Meera' }, 'owner_id'],
      ['a type that is none', { kind: 'castle' }, 'kind'],
      ['half a square foot', { size_square_feet: 0.5 }, 'size_square_feet'],
      ['a size of nothing', { size_square_feet: 0 }, 'size_square_feet'],
      ['a size as words', { size_square_feet: '940 sq ft' }, 'size_square_feet'],
      ['a negative value', { value_rupees: -1 }, 'value_rupees'],
      ['a value beyond all money', { value_rupees: 1e15 }, 'value_rupees'],
      ['a step of 201 characters', { next_step: 'x'.repeat(201) }, 'next_step'],
      ['a budget with NUL', { budget: 'a\u0000b' }, 'budget'],
      ['a budget of nothing', { budget: '  ' }, 'budget'],
      ['a day far away', { next_step: 'x', next_step_at: '9999-01-01T00:00:00Z' }, 'next_step_at'],
      ['a day that is none', { next_step: 'x', next_step_at: '2026-02-30T00:00:00Z' }, 'next_step_at'],
    ])('refuses %s, with everything that came with it', async (_what, wrong, field) => {
      const { id } = await desk.enquiry();
      const { status, body } = await desk.change(id, { budget: 'Right', ...wrong });
      expect([status, Object.keys(body.messages)]).toEqual([422, [field]]);
      expect(await desk.read(id)).toMatchObject({ budget: null, next_step: null });
      expect(await desk.actsOn(id)).toEqual([]);
    });

    it('refuses a next step on a day on which the enquiry is gone, unless it is won', async () => {
      const id = await desk.enquiryOf(360 * 1440);
      const step = { next_step: 'Possession of the flat', next_step_at: later(10 * DAY) };
      const { status, body } = await desk.change(id, step);
      expect([status, Object.keys(body.messages)]).toEqual([422, ['next_step_at']]);
      await desk.post(`/${id}/state`, { state: 'won' });
      expect((await desk.change(id, step)).body.data).toMatchObject(step);
    });

    it('takes a next step of one that left Won lately until the day on which that one is gone', async () => {
      const id = await desk.enquiryOf(420 * 1440);
      for (const state of ['won', 'quoted']) await desk.post(`/${id}/state`, { state });
      const step = { next_step: 'Call about the balcony', next_step_at: later(10 * DAY) };
      expect((await desk.change(id, step)).body.data).toMatchObject(step);
      const { status, body } = await desk.change(id, { next_step_at: later(40 * DAY) });
      const until = formatDate(new Date(later(Number.parseInt(studio.retention.suspectedSpam) * DAY)));
      expect([status, body.messages.next_step_at]).toEqual([
        422,
        expect.stringContaining(`deleted on ${until}`),
      ]);
    });

    it('stores attacks as the text that was typed', async () => {
      const { id } = await desk.enquiry();
      const plain = attacks
        .map((attack) => attack.slice(0, 100).trim())
        .filter((attack) => attack !== '' && !/\p{Cc}|\s{2}/u.test(attack));
      expect(plain.length).toBeGreaterThan(80);
      for (const attack of plain) {
        const { status, body } = await desk.change(id, { next_step: attack, budget: attack });
        expect([status, body.data.next_step, body.data.budget]).toEqual([200, attack, attack]);
      }
    });
  });

  it('shows received, mails, notes and acts as one list, newest first', async () => {
    const [{ id }] = await desk.sql(`
      INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at,
        studio_mail_sent_at)
      VALUES ('Asha', 'list@example.com', '1', '1', 'x', true, '1', 'x', now() - interval '1 hour', now() - interval '59 minutes')
      RETURNING id`);
    await desk.press(id, { at: later(-30 * MINUTE) });
    await desk.post(`/${id}/notes`, { text: 'She wants drawings.' });
    const { events } = await desk.read(id);
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['note', 'Meera K.'],
      ['contact', 'Meera K.'],
      ['mailed', 'The website'],
      ['received', 'The visitor'],
    ]);
  });

  it('leaves nothing to do for a person who asked to be left alone', async () => {
    const { id } = await desk.enquiry();
    await desk.change(id, { next_step: 'Visit', next_step_at: later(MINUTE) });
    const { body } = await desk.post(`/${id}/do-not-contact`);
    expect(body.data).toMatchObject({ next_step: null, next_step_at: null });
    expect(await desk.linesOf(id, 'do-not-contact')).toEqual(['set']);
  });

  it('has one line for a person who is marked twice, as after an answer that was lost', async () => {
    const { id } = await desk.enquiry();
    for (let count = 0; count < 2; count += 1)
      expect((await desk.post(`/${id}/do-not-contact`)).body.data.may_contact).toBe(false);
    expect(await desk.linesOf(id, 'do-not-contact')).toEqual(['set']);
    expect(await desk.actsOn(id)).toEqual([['do-not-contact set', 'Do not contact']]);
  });

  it('has one line for a mark that is lifted twice, as after an answer that was lost', async () => {
    const { id } = await desk.enquiry();
    await desk.post(`/${id}/do-not-contact`);
    for (let count = 0; count < 2; count += 1)
      expect((await desk.delete(`/${id}/do-not-contact`)).body.data.may_contact).toBe(true);
    expect(await desk.linesOf(id, 'do-not-contact')).toEqual(['lifted', 'set']);
    expect(await desk.actsOn(id)).toHaveLength(2);
  });

  it('says of a lifted mark whether another one still stood', async () => {
    const { id } = await desk.enquiry();
    await desk.post(`/${id}/do-not-contact`);
    for (const by of ['email', 'phone']) await desk.delete(`/${id}/do-not-contact?by=${by}`);
    expect(await desk.linesOf(id, 'do-not-contact')).toEqual(['lifted', 'lifted in part', 'set']);
    expect(await desk.actsOn(id)).toEqual(
      expect.arrayContaining([
        ['do-not-contact lifted', 'Another mark stands'],
        ['do-not-contact lifted', 'May be contacted'],
      ]),
    );
  });

  it('keeps no line about a person who is erased', async () => {
    const id = await desk.enquiryOf(60);
    await desk.press(id);
    await desk.change(id, { budget: 'Small' });
    await desk.post(`/${id}/erase-person`);
    expect(await desk.sql('SELECT FROM enquiry_event WHERE enquiry_id = $1', [id])).toEqual([]);
    expect((await desk.press(id)).status).toBe(404);
  });

  it('puts its facts into the spreadsheet, in Indian time and without formulas', async () => {
    const id = await desk.enquiryOf(0);
    await desk.sql(
      `UPDATE enquiry SET first_contact_at = '2026-11-22T20:00:00Z', first_contact_by = $2, first_contact_how = 'call',
         next_step_at = '2026-11-28T19:00:00Z' WHERE id = $1`,
      [id, adminEmail],
    );
    await desk.change(id, { next_step: '=1+1', budget: '@SUM(A1)', kind: 'home', value_rupees: 840_000 });
    const { text } = await desk.get('/export.csv').buffer(true);
    expect(text).toContain('"Owner","First contact (Indian time)","First contact by"');
    expect(text).toContain(
      `"new",,"2026-11-23 01:30","Meera K.","call","'=1+1","2026-11-29 00:30","home",,"'@SUM(A1)","840000"`,
    );
  });
});
