import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';
import { adminEmail } from '../setup/start-app.ts';
import { robot } from '../enquiry/enquiry-form.ts';

describe('the enquiries for staff', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
  });
  afterAll(() => admin.stop());

  const found = async (query: string) =>
    (await admin.get(`?limit=50&${query}`)).body.data.map(({ id }: { id: string }) => id);

  it.each([
    ['get', ''],
    ['get', '/export.csv'],
    ['get', `/${randomUUID()}`],
    ['post', `/${randomUUID()}/state`],
    ['post', `/${randomUUID()}/notes`],
    ['post', `/${randomUUID()}/resend-mail`],
    ['post', `/${randomUUID()}/do-not-contact`],
    ['delete', `/${randomUUID()}/do-not-contact`],
    ['post', `/${randomUUID()}/erase-person`],
  ] as const)('are nobody else’s: %s %s', async (method, path) => {
    expect((await admin.request[method](`/api/admin/enquiry${path}`)).status).toBe(401);
  });

  it('show everything that was said and agreed to', async () => {
    const enquiry = await admin.enquiry({ page: '/services', name: 'Asha Verma' });
    expect(enquiry).toMatchObject({
      name: 'Asha Verma',
      message: 'A flat in Sector 79,\nthree rooms.',
      state: 'new',
      do_not_contact: false,
      page: '/services',
      consent_version: '2026-11',
      consent_text: expect.stringMatching(/^I authorise/),
      spam_reason: null,
      notes: [],
      others: [],
    });
    expect(Math.abs(Date.parse(enquiry.created_at) - Date.now())).toBeLessThan(60_000);
  });

  it('are listed newest first, with how many there are in each state, and no cache keeps them', async () => {
    const older = await admin.enquiry();
    const newer = await admin.enquiry();
    const { body, headers } = await admin.get('?limit=2');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    expect(body.pagination).toMatchObject({ page: 1, limit: 2 });
    expect(body.states.new).toBe(body.pagination.total);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are counted in each state as owner and search leave them, whichever state is shown', async () => {
    const message = 'A cottage with a greenhouse.';
    const [owned, lost] = [await admin.enquiry({ message }), await admin.enquiry({ message })];
    await admin.enquiry({ message });
    await admin.post(`/${lost.id}/state`, { state: 'lost' });
    const own = 'UPDATE enquiry SET owner_id = (SELECT id FROM admin LIMIT 1) WHERE id = $1';
    await admin.app.get(DataSource).query(own, [owned.id]);
    const { body } = await admin.get('?owner=none&search=greenhouse&state=lost');
    expect(body.states).toEqual({ new: 1, lost: 1 });
  });

  it.each([
    ['part of the name', { name: 'Zubin Contractor' }, 'bin contr'],
    ['part of the message', { message: 'A bungalow in Jalandhar.' }, 'jalandhar'],
    ['a percent sign', { message: 'I want 33%off' }, '33%o'],
    ['the number as it is dialled', { phone: '+91 98111 22233' }, '+91 9811122'],
    ['the number as it is typed', { phone: '+91 98111 22255' }, '098111 22255'],
    ['the number with a point', { phone: '+91 98111 22261' }, '98111.22261'],
    ['the number with a dash', { phone: '+91 98111 22262' }, '98111–22262'],
    ['the number with a hyphen that is not broken', { phone: '+91 98111 22263' }, '98111\u201122263'],
    ['the number with slashes', { phone: '+91 98111 22264' }, '+91/98111/22264'],
    ['the number of a link', { phone: '+91 98111 22265' }, 'tel:+919811122265'],
  ])('are found by %s', async (_what, changes, search) => {
    const { id } = await admin.enquiry(changes);
    expect(await found(`search=${encodeURIComponent(search)}`)).toContain(id);
    expect(await found(`search=${encodeURIComponent(`${search}xyz`)}`)).toEqual([]);
  });

  it.each(["O'", 'O’', 'O‘', 'Oʼ', 'O`'])('are found whichever apostrophe is written: %s', async (begins) => {
    const { id } = await admin.enquiry({ name: `${begins}Clock Apostrophe` });
    for (const typed of ["O'", 'O’', 'O‘', 'Oʼ', 'O`'])
      expect(await found(`search=${encodeURIComponent(`${typed}Clock Apos`)}`)).toContain(id);
  });

  it.each([
    ['ज़ोया', '\u095b', '\u091c\u093c'],
    ['Zoé', '\u00e9', 'e\u0301'],
  ])('are found however the letters of %s are encoded', async (_name, one, other) => {
    for (const [stored, typed] of [
      [one, other],
      [other, one],
    ]) {
      const { id } = await admin.enquiry({ name: `${stored} Encoded` });
      expect(await found(`search=${encodeURIComponent(`${typed} Enc`)}`)).toContain(id);
    }
  });

  it('are found by words in any order, each of which is somewhere in them', async () => {
    const { id } = await admin.enquiry({
      name: 'Orchid Meera',
      email: 'orchid@example.com',
      message: 'A penthouse.',
      phone: '+91 98222 11133',
    });
    for (const search of [
      'meera orchid',
      'Meera, Orchid',
      'penthouse meera',
      'Meera,',
      'Meera +91 98222 11133',
    ])
      expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([id]);
    for (const search of ['meera tulip', 'meera 11134', 'meera 3'])
      expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  it('are found by the longest of many words', async () => {
    const long = Array.from('abcdefghijkl', (letter) => `verandah${letter}`).join(' ');
    const { id } = await admin.enquiry({ message: long });
    const short = Array.from({ length: 200 }, (_, index) => `w${index}`).join(' ');
    expect(await found(`search=${encodeURIComponent(`${short} ${long}`)}`)).toEqual([id]);
  });

  it('change their state, and are found by it', async () => {
    const { id } = await admin.enquiry();
    for (const state of ['called', 'quoted', 'won', 'lost', 'spam', 'new', 'quoted']) {
      const response = await admin.post(`/${id}/state`, { state });
      expect([response.status, response.body.data.state]).toEqual([200, state]);
    }
    expect(await found('state=quoted')).toEqual([id]);
    expect(await found('state=won')).toEqual([]);
    expect(await found('state=nonsense')).toContain(id);
  });

  it('that look like spam begin as spam', async () => {
    const enquiry = await admin.enquiry(robot);
    expect(enquiry).toMatchObject({
      state: 'spam',
      acknowledgement: 'none',
      spam_reason: expect.any(String),
    });
  });

  it('keep notes with their author and time', async () => {
    const { id } = await admin.enquiry();
    const first = await admin.post(`/${id}/notes`, { text: 'Rang twice.\r\nNo answer.' });
    expect(first.status).toBe(201);
    const { body } = await admin.post(`/${id}/notes`, { text: 'Meeting on Friday.' });
    expect(body.data.notes.map(({ text, author }: Record<string, string>) => [author, text])).toEqual([
      [adminEmail, 'Rang twice.\nNo answer.'],
      [adminEmail, 'Meeting on Friday.'],
    ]);
  });

  it('keep a note that is sent again by its key once', async () => {
    const { id } = await admin.enquiry();
    const note = { text: 'Rang twice.', key: randomUUID() };
    await Promise.all([note, note, note].map((form) => admin.post(`/${id}/notes`, form)));
    const { status, body } = await admin.post(`/${id}/notes`, note);
    expect([status, body.data.notes]).toEqual([201, [expect.objectContaining({ text: note.text })]]);
    const acts = (await admin.audit()).filter(({ subject_id }) => subject_id === id);
    expect(acts.filter(({ action }) => action === 'enquiry note added')).toHaveLength(1);
  });

  it.each([
    ['email', [true, true, false]],
    ['phone', [true, false, true]],
    ['either', [true, true, true]],
  ] as const)('mark by %s whom staff mean, and lift only that', async (by, marks) => {
    const first = await admin.enquiry();
    const sameAddress = await admin.enquiry({ email: first.email });
    const sameNumber = await admin.enquiry({ phone: first.phone });
    await admin.post(`/${first.id}/do-not-contact`, { by });
    const all = [first, sameAddress, sameNumber];
    const read = async () =>
      (await Promise.all(all.map(({ id }) => admin.get(`/${id}`)))).map(
        ({ body }) => body.data.do_not_contact,
      );
    expect(await read()).toEqual(marks);
    await admin.delete(`/${sameNumber.id}/do-not-contact?by=phone`);
    const isLeft = by !== 'phone';
    expect(await read()).toEqual([isLeft, isLeft, false]);
  });

  it('mark a person who wants to be left alone, in all enquiries and later ones, by address or number', async () => {
    const first = await admin.enquiry();
    expect((await admin.post(`/${first.id}/do-not-contact`)).body.data.do_not_contact).toBe(true);
    const sameAddress = await admin.enquiry({ email: first.email.toUpperCase() });
    const sameNumber = await admin.enquiry({ phone: first.phone });
    const stranger = await admin.enquiry();
    const marks = [sameAddress, sameNumber, stranger].map((enquiry) => enquiry.do_not_contact);
    expect(marks).toEqual([true, true, false]);
    expect(sameNumber.others.map(({ id }) => id)).toEqual([first.id]);
    expect((await admin.delete(`/${sameNumber.id}/do-not-contact`)).body.data.do_not_contact).toBe(false);
    expect((await admin.get(`/${first.id}`)).body.data.do_not_contact).toBe(true);
    expect((await admin.delete(`/${first.id}/do-not-contact`)).body.data.do_not_contact).toBe(false);
  });

  it('are written down in the audit list without naming the visitor', async () => {
    const { id, name, email } = await admin.enquiry();
    await admin.post(`/${id}/state`, { state: 'called' });
    await admin.post(`/${id}/state`, { state: 'called' });
    await admin.post(`/${id}/notes`, { text: 'A note.' });
    const entries = await admin.audit();
    const acts = entries.filter((entry) => entry.subject_id === id && entry.action !== 'enquiry read');
    expect(acts.map(({ action, subject }) => [action, subject])).toEqual([
      ['enquiry note added', 'Note'],
      ['enquiry state changed', 'new → called'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${name}|${email}`));
  });

  it.each([
    ['/state', {}, 'state'],
    ['/state', { state: 'sold' }, 'state'],
    ['/notes', {}, 'text'],
    ['/notes', { text: ' \n ' }, 'text'],
    ['/notes', { text: 'a'.repeat(5_001) }, 'text'],
    ['/notes', { text: 'a', key: '1' }, 'key'],
    ['/resend-mail', { mail: 'everybody' }, 'mail'],
  ])('refuse %s %j with a sentence', async (path, body, field) => {
    const { id } = await admin.enquiry();
    const response = await admin.post(`/${id}${path}`, body);
    expect(response.status).toBe(422);
    expect(response.body.messages[field]).toMatch(/^Please .+\.$/);
  });

  it.each(['1', 'abc', '%00', "';DROP TABLE enquiry;--", randomUUID()])('have none called %s', async (id) => {
    const path = `/${encodeURIComponent(id)}`;
    const answers = [
      await admin.get(path),
      await admin.post(`${path}/state`, { state: 'won' }),
      await admin.post(`${path}/notes`, { text: 'a' }),
      await admin.post(`${path}/resend-mail`),
      await admin.post(`${path}/do-not-contact`),
      await admin.delete(`${path}/do-not-contact`),
      await admin.post(`${path}/erase-person`),
    ];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([404, 'Enquiry not found.']);
  });
});
