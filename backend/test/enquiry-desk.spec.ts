import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { attacks } from '../../testing/attacks/blog-attacks.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';
import { adminEmail } from './start-app.ts';

const MINUTE = 60_000;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('the enquiry desk', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    await sql(`UPDATE admin SET name = 'Meera K.'`);
  });
  afterAll(() => admin.stop());

  const sql = (text: string, values: unknown[] = []) => admin.app.get(DataSource).query(text, values);
  /** That came so long ago. */
  const enquiryOf = async (minutesAgo: number) => {
    const { id } = await admin.enquiry();
    await sql(`UPDATE enquiry SET created_at = now() - $2 * interval '1 minute' WHERE id = $1`, [
      id,
      minutesAgo,
    ]);
    return id;
  };
  const press = (id: string, changes: object = {}) =>
    admin.post(`/${id}/contact`, { key: randomUUID(), how: 'call', at: later(0), ...changes });
  const change = (id: string, form: object) => admin.patch(`/${id}/desk`, form);
  const read = async (id: string) => (await admin.get(`/${id}`)).body.data;
  const linesOf = async (id: string, kind: string): Promise<string[]> =>
    (await read(id)).events
      .filter((event: { kind: string }) => event.kind === kind)
      .map(({ text }: { text: string }) => text);
  const actsOn = async (id: string) =>
    (await admin.audit())
      .filter(({ subject_id, action }) => subject_id === id && action !== 'enquiry read')
      .map(({ action, subject }) => [action, subject]);

  describe('on a first contact', () => {
    it('notes who, when and how, with a line in the history', async () => {
      const id = await enquiryOf(60);
      const { status, body } = await press(id, { how: 'whatsapp' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        first_contact_by: 'Meera K.',
        first_contact_how: 'whatsapp',
        state: 'new',
      });
      expect(Math.abs(Date.parse(body.data.first_contact_at) - Date.now())).toBeLessThan(MINUTE);
      expect(await actsOn(id)).toEqual([['enquiry contact noted', 'WhatsApp']]);
    });

    it('stamps it once, however many press at the same moment', async () => {
      const id = await enquiryOf(60);
      const first = later(-30 * MINUTE);
      const presses = [first, ...Array.from({ length: 7 }, (_, n) => later((n - 20) * MINUTE))];
      const answers = await Promise.all(presses.map((at) => press(id, { at })));
      expect(answers.map(({ status }) => status)).toEqual(presses.map(() => 200));
      expect((await read(id)).first_contact_at).toBe(first);
      expect(await linesOf(id, 'contact')).toHaveLength(presses.length);
    });

    it('counts a press that is sent many times at once as one', async () => {
      const id = await enquiryOf(60);
      const key = randomUUID();
      await Promise.all(Array.from({ length: 6 }, () => press(id, { key })));
      expect(await linesOf(id, 'contact')).toEqual(['call']);
      expect(await actsOn(id)).toHaveLength(1);
    });

    it('keeps the time that was pressed when it is sent later, also when somebody was quicker to send', async () => {
      const id = await enquiryOf(60);
      await press(id, { how: 'mail', at: later(-5 * MINUTE) });
      const at = later(-40 * MINUTE);
      const { body } = await press(id, { at });
      expect(body.data).toMatchObject({ first_contact_at: at, first_contact_how: 'call' });
    });

    it.each([
      ['in the future', later(10 * MINUTE), 'This contact is in the future'],
      ['before the enquiry came', later(-90 * MINUTE), 'from before the enquiry came'],
    ])('refuses one %s and keeps nothing of it', async (_when, at, sentence) => {
      const id = await enquiryOf(60);
      const { status, body } = await press(id, { at });
      expect([status, body.messages.at]).toEqual([422, expect.stringContaining(sentence)]);
      expect(await read(id)).toMatchObject({ first_contact_at: null });
      expect(await linesOf(id, 'contact')).toEqual([]);
    });

    it('forgives a telephone whose clock is a minute ahead, and stores no future', async () => {
      const id = await enquiryOf(60);
      const { body } = await press(id, { at: later(MINUTE) });
      expect(Date.parse(body.data.first_contact_at)).toBeLessThanOrEqual(Date.now());
    });

    it.each([
      ['west', '-11:00', -660],
      ['east', '+13:45', 825],
    ])('takes the moment of a device far %s of India as it is', async (_where, zone, minutes) => {
      const id = await enquiryOf(60);
      const at = later(-30 * MINUTE);
      const there = new Date(Date.parse(at) + minutes * MINUTE).toISOString().replace('Z', zone);
      expect((await press(id, { at: there })).body.data.first_contact_at).toBe(at);
    });

    it('is taken back: the next earliest counts, then none, and its repetition does not bring it back', async () => {
      const id = await enquiryOf(60);
      const [first, second] = [randomUUID(), randomUUID()];
      const at = later(-30 * MINUTE);
      await press(id, { key: first, at });
      await press(id, { key: second, how: 'mail' });
      const left = await admin.delete(`/${id}/contact/${first}`);
      expect(left.body.data.first_contact_how).toBe('mail');
      await admin.delete(`/${id}/contact/${second}`);
      await admin.delete(`/${id}/contact/${second}`);
      await press(id, { key: first, at });
      expect(await read(id)).toMatchObject({ first_contact_at: null, first_contact_by: null });
      expect(await linesOf(id, 'contact')).toEqual([]);
      expect((await actsOn(id)).filter(([action]) => action === 'enquiry contact taken back')).toHaveLength(
        2,
      );
    });

    it('refuses one with a person who asked to be left alone, but takes one from before', async () => {
      const id = await enquiryOf(60);
      await admin.post(`/${id}/do-not-contact`);
      const { status, body } = await press(id);
      expect([status, body.message]).toEqual([409, expect.stringContaining('asked to be left alone')]);
      expect(await linesOf(id, 'contact')).toEqual([]);
      expect((await press(id, { at: later(-5 * MINUTE) })).status).toBe(200);
    });
  });

  describe('on an outcome', () => {
    const outcome = (id: string, form: object) => admin.post(`/${id}/outcome`, form);

    it('moves a new enquiry to Called when the person was reached, and no other', async () => {
      const fresh = await enquiryOf(60);
      const { body } = await outcome(fresh, { outcome: 'reached' });
      expect(body.data).toMatchObject({ state: 'called', outcome: 'reached', next_step: null });
      expect(await linesOf(fresh, 'state')).toEqual(['called']);
      const quoted = await enquiryOf(60);
      await admin.post(`/${quoted}/state`, { state: 'quoted' });
      expect((await outcome(quoted, { outcome: 'reached' })).body.data.state).toBe('quoted');
    });

    it('sets a next step after a call without answer, which a call that reaches the person settles', async () => {
      const id = await enquiryOf(60);
      const { body } = await outcome(id, { outcome: 'not_reached' });
      expect(body.data).toMatchObject({ state: 'new', outcome: 'not_reached', next_step: 'Call again' });
      expect(Date.parse(body.data.next_step_at)).toBeGreaterThan(Date.now() + 119 * MINUTE);
      expect((await outcome(id, { outcome: 'reached' })).body.data.next_step).toBeNull();
    });

    it('keeps when to call again, told by the clock of the studio', async () => {
      const id = await enquiryOf(60);
      const at = new Date(Date.now() + 48 * 60 * MINUTE);
      at.setUTCHours(20, 0, 0, 0);
      const { body } = await outcome(id, { outcome: 'call_again', again_at: at.toISOString() });
      const when = { outcome: 'call_again', call_again_at: at.toISOString(), next_step_at: at.toISOString() };
      expect(body.data).toMatchObject(when);
      const dayInIndia = new Date(at.getTime() + 330 * MINUTE).getUTCDate();
      expect(await linesOf(id, 'outcome')).toEqual([
        expect.stringMatching(new RegExp(`^Call again on \\w+,? ${dayInIndia} \\w+ at 01:30$`)),
      ]);
    });

    it.each([{}, { again_at: later(-MINUTE) }, { again_at: 'soon' }])(
      'wants a moment that is still to come for calling again: %j',
      async (form) => {
        const id = await enquiryOf(60);
        const { status, body } = await outcome(id, { outcome: 'call_again', ...form });
        expect([status, body]).toEqual([
          422,
          expect.objectContaining({ messages: { again_at: expect.any(String) } }),
        ]);
        expect(await linesOf(id, 'outcome')).toEqual([]);
      },
    );

    it('leaves a step alone that is another one when the person was reached', async () => {
      const id = await enquiryOf(60);
      await change(id, { next_step: 'Send the quotation', next_step_at: later(60 * MINUTE) });
      const { body } = await outcome(id, { outcome: 'reached' });
      expect(body.data.next_step).toBe('Send the quotation');
    });
  });

  describe('on work', () => {
    const colleague = async () => {
      const email = `${randomUUID()}@example.com`;
      const [{ id }] = await sql(
        `INSERT INTO admin (email, name, password_hash) VALUES ($1, 'Arjun B.', 'x') RETURNING id`,
        [email],
      );
      return { id, email };
    };

    it('keeps owner, next step and facts, each with its line, and names nobody in the audit list', async () => {
      const { id: owner } = await colleague();
      const { id, name } = await admin.enquiry();
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
      const { status, body } = await change(id, form);
      const { owner_id: _, ...stored } = form;
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({ ...stored, owner: { id: owner, name: 'Arjun B.' } }),
      ]);
      expect(await linesOf(id, 'owner')).toEqual(['Arjun B.']);
      expect(await linesOf(id, 'next-step')).toEqual([
        expect.stringMatching(`^Visit ${name}, .* at \\d\\d:\\d\\d$`),
      ]);
      expect((await linesOf(id, 'facts')).toSorted()).toEqual([
        'Budget: Rs 25 to 40 lakh',
        'Size: 940 sq ft',
        'Type: office',
        'Value: Rs 1,25,00,00,000',
      ]);
      const acts = await actsOn(id);
      expect(acts).toHaveLength(1);
      expect(JSON.stringify(acts)).not.toContain(name);
      await change(id, form);
      expect(await actsOn(id)).toHaveLength(1);
    });

    it('takes each of them away again, the moment with its step', async () => {
      const { id } = await admin.enquiry();
      await change(id, { next_step: 'Visit', next_step_at: later(MINUTE), budget: 'Small', value_rupees: 0 });
      const { body } = await change(id, { next_step: null, budget: null, value_rupees: null });
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
      const { id } = await admin.enquiry();
      const { status, body } = await change(id, { budget: 'Right', ...wrong });
      expect([status, Object.keys(body.messages)]).toEqual([422, [field]]);
      expect(await read(id)).toMatchObject({ budget: null, next_step: null });
      expect(await actsOn(id)).toEqual([]);
    });

    it('stores attacks as the text that was typed', async () => {
      const { id } = await admin.enquiry();
      const plain = attacks
        .map((attack) => attack.slice(0, 100).trim())
        .filter((attack) => attack !== '' && !/\p{Cc}|\s{2}/u.test(attack));
      expect(plain.length).toBeGreaterThan(80);
      for (const attack of plain) {
        const { status, body } = await change(id, { next_step: attack, budget: attack });
        expect([status, body.data.next_step, body.data.budget]).toEqual([200, attack, attack]);
      }
    });

    it('tells in a sentence who moved it meanwhile, and moves nothing', async () => {
      const { id } = await admin.enquiry();
      await admin.post(`/${id}/state`, { state: 'quoted', from: 'new' });
      const { status, body } = await admin.post(`/${id}/state`, { state: 'lost', from: 'new' });
      expect([status, body.message]).toEqual([
        409,
        expect.stringMatching(/^Meera K\. moved this to Quoted at \d\d:\d\d\.$/),
      ]);
      expect((await read(id)).state).toBe('quoted');
    });

    it('tells who changed an owner or a fact meanwhile, field by field', async () => {
      const { id: owner } = await colleague();
      const { id } = await admin.enquiry();
      await change(id, { owner_id: owner, budget: 'Theirs' });
      const gave = await change(id, { owner_id: null, from: { owner_id: null } });
      expect([gave.status, gave.body.message]).toEqual([
        409,
        expect.stringMatching(/^Meera K\. gave this to Arjun B\. at \d\d:\d\d\.$/),
      ]);
      const stale = await change(id, { budget: 'Mine', kind: 'home', from: { budget: null, kind: null } });
      expect([stale.status, stale.body.message]).toEqual([
        409,
        expect.stringMatching(/^Meera K\. changed the budget at \d\d:\d\d\.$/),
      ]);
      expect(await read(id)).toMatchObject({ budget: 'Theirs', kind: null });
      const other = await change(id, { kind: 'home', from: { kind: null } });
      expect(other.body.data.kind).toBe('home');
    });

    it('goes on without an owner whose account is removed, and still names who did what', async () => {
      const { id: owner, email } = await colleague();
      const { id } = await admin.enquiry();
      await change(id, { owner_id: owner });
      await sql(
        `INSERT INTO enquiry_event (enquiry_id, actor, kind, text) VALUES ($1, $2, 'contact', 'call')`,
        [id, email],
      );
      await sql('DELETE FROM admin WHERE id = $1', [owner]);
      const enquiry = await read(id);
      expect(enquiry.owner).toBeNull();
      expect(enquiry.events.find(({ kind }: { kind: string }) => kind === 'contact').actor).toBe(email);
      expect(await linesOf(id, 'owner')).toEqual(['Arjun B.']);
    });

    it('offers as owners those who may sign in, by name', async () => {
      const { id } = await colleague();
      const { id: blocked } = await colleague();
      await sql('UPDATE admin SET blocked_at = now() WHERE id = $1', [blocked]);
      const { body } = await admin.get('/staff');
      expect(body.data).toContainEqual({ id, name: 'Arjun B.' });
      expect(body.data.map((one: { id: string }) => one.id)).not.toContain(blocked);
      expect(body.data.at(-1).name).toBe('Meera K.');
    });

    it('finds enquiries by owner, of nobody, my own, and those with a next step, earliest first', async () => {
      const { id: owner } = await colleague();
      const [{ id: me }] = await sql('SELECT id FROM admin WHERE email = $1', [adminEmail]);
      const [theirs, mine, later1, sooner] = await Promise.all(
        ['a', 'b', 'c', 'd'].map(async () => (await admin.enquiry()).id),
      );
      await change(String(theirs), { owner_id: owner });
      await change(String(mine), { owner_id: me });
      await change(String(later1), { owner_id: owner, next_step: 'x', next_step_at: later(2 * MINUTE) });
      await change(String(sooner), { owner_id: owner, next_step: 'x', next_step_at: later(MINUTE) });
      const found = async (query: string) =>
        (await admin.get(`?limit=50&${query}`)).body.data.map(({ id }: { id: string }) => id);
      expect((await found(`owner=${owner}`)).toSorted()).toEqual([theirs, later1, sooner].toSorted());
      expect(await found(`owner=${owner}&step=open`)).toEqual([sooner, later1]);
      expect(await found('owner=me')).toEqual([mine]);
      expect(await found('owner=none')).not.toContain(theirs);
      expect(await found('owner=nonsense')).toContain(theirs);
    });
  });

  it('shows received, mails, notes and acts as one list, newest first', async () => {
    const [{ id }] = await sql(`
      INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at,
        studio_mail_sent_at)
      VALUES ('Asha', 'list@example.com', '1', '1', 'x', true, '1', 'x', now() - interval '1 hour', now() - interval '59 minutes')
      RETURNING id`);
    await press(id, { at: later(-30 * MINUTE) });
    await admin.post(`/${id}/notes`, { text: 'She wants drawings.' });
    const { events } = await read(id);
    expect(events.map(({ kind, actor }: Record<string, string>) => [kind, actor])).toEqual([
      ['note', 'Meera K.'],
      ['contact', 'Meera K.'],
      ['mailed', 'The website'],
      ['received', 'The visitor'],
    ]);
  });

  it('leaves nothing to do for a person who asked to be left alone', async () => {
    const { id } = await admin.enquiry();
    await change(id, { next_step: 'Visit', next_step_at: later(MINUTE) });
    const { body } = await admin.post(`/${id}/do-not-contact`);
    expect(body.data).toMatchObject({ next_step: null, next_step_at: null });
    expect(await linesOf(id, 'do-not-contact')).toEqual(['set']);
  });

  it('keeps no line about a person who is erased', async () => {
    const id = await enquiryOf(60);
    await press(id);
    await change(id, { budget: 'Small' });
    await admin.post(`/${id}/erase-person`);
    expect(await sql('SELECT FROM enquiry_event WHERE enquiry_id = $1', [id])).toEqual([]);
    expect((await press(id)).status).toBe(404);
  });

  it('puts its facts into the spreadsheet, in Indian time and without formulas', async () => {
    const id = await enquiryOf(0);
    await sql(
      `UPDATE enquiry SET first_contact_at = '2026-11-22T20:00:00Z', first_contact_by = $2, first_contact_how = 'call',
         next_step_at = '2026-11-28T19:00:00Z' WHERE id = $1`,
      [id, adminEmail],
    );
    await change(id, { next_step: '=1+1', budget: '@SUM(A1)', kind: 'home', value_rupees: 840_000 });
    const { text } = await admin.get('/export.csv').buffer(true);
    expect(text).toContain('"Owner","First contact (Indian time)","First contact by"');
    expect(text).toContain(
      `"new",,"2026-11-23 01:30","Meera K.","call","'=1+1","2026-11-29 00:30","home",,"'@SUM(A1)","840000"`,
    );
  });
});
