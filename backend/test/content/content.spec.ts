import { Client } from 'pg';
import { type Editor, fileWords, startAsEditor } from './content-words.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { adminEmail } from '../setup/start-app.ts';

describe("the studio's own words", () => {
  let staff: Editor;
  beforeAll(async () => {
    staff = await startAsEditor();
  });
  afterEach(() => asOwner('DELETE FROM content_section; DELETE FROM enquiry; DELETE FROM audit_entry'));
  afterAll(() => staff.stop());

  const asOwner = async (sql: string, parameters: unknown[] = []) => {
    const client = new Client({ connectionString: staff.ownerUrl });
    await client.connect();
    const { rows } = await client.query(sql, parameters.length > 0 ? parameters : undefined);
    await client.end();
    return rows;
  };

  it('are those of the files while staff have changed none', async () => {
    const { status, body, headers } = await staff.request.get('/api/content');
    expect([status, body]).toEqual([200, { data: {} }]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const sections = Object.values(await staff.sections());
    expect(Object.fromEntries(sections.map(({ name, value }) => [name, value]))).toEqual(fileWords);
    expect(new Set(sections.map(({ version }) => version))).toEqual(new Set([0]));
  });

  it('are public once they are saved, and nothing else is', async () => {
    const people = [...fileWords.team, { name: 'Ritu Sen', role: 'Drawings' }];
    const { status, body } = await staff.save('team', people);
    expect([status, body.status]).toEqual([200, true]);
    expect(body.data).toMatchObject({ name: 'team', value: people, version: 1, updated_by: adminEmail });
    expect(await staff.words()).toEqual({ team: people });
    expect((await staff.sections())['team']).toEqual(body.data);
  });

  it('are answered as unchanged to whoever has them', async () => {
    await staff.save('clients', ['Kadam Foods']);
    const { headers } = await staff.request.get('/api/content');
    const ask = () => staff.request.get('/api/content').set('If-None-Match', headers['etag'] ?? '');
    expect((await ask()).status).toBe(304);
    await staff.save('clients', ['Kadam Foods', 'Panch Capital'], 1);
    expect((await ask()).status).toBe(200);
  });

  it('are not overwritten by whoever had opened them before', async () => {
    const first = await staff.save('clients', ['Kadam Foods']);
    const second = await staff.save('clients', ['Panch Capital']);
    expect(second.status).toBe(409);
    const { version, updated_at } = first.body.data;
    expect(second.body.conflict).toEqual({ version, updated_at, updated_by: adminEmail });
    expect(second.body.message).toMatch(
      new RegExp(
        `^${adminEmail} saved these words on \\d+ \\w+ at \\d\\d:\\d\\d, after you had opened them\\. Nothing was overwritten\\.$`,
      ),
    );
    expect(await staff.words()).toEqual({ clients: ['Kadam Foods'] });
    expect((await staff.save('clients', ['Panch Capital'], version)).status).toBe(200);
  });

  it.each([false, true])(
    'are said to be saved by nobody where a later version was opened (stored: %s)',
    async (isStored) => {
      if (isStored) await staff.save('clients', ['Kadam Foods']);
      const { status, body } = await staff.save('clients', ['Panch Capital'], 7);
      expect([status, body.message]).toEqual([
        409,
        'These words are not the ones that you had opened. Nothing was overwritten.',
      ]);
    },
  );

  it.each([-1, 0.5, 3_000_000_000])('are refused with the version %d', async (version) => {
    expect((await staff.save('clients', ['Panch Capital'], version)).status).toBe(422);
  });

  it('are saved once when many save at the very same moment', async () => {
    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, at) => staff.save('clients', [`No ${at}`])),
    );
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('leave one line in the history for each change, without what was written', async () => {
    await staff.save('team', [{ name: 'Ritu Sen', role: 'Drawings' }]);
    await staff.save('team', [], 0);
    const lines = await asOwner(`SELECT * FROM audit_entry WHERE action = 'words changed'`);
    expect(lines).toMatchObject([
      { who: adminEmail, subject_type: 'content', subject_id: 'team', subject: 'team' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Ritu');
  });

  it('show a testimonial only with the consent of whoever said it', async () => {
    const [said, other] = fileWords.testimonials;
    await staff.save('testimonials', [said, { ...other, has_consent: false }]);
    expect(await staff.words()).toEqual({ testimonials: [said] });
    expect((await staff.sections())['testimonials']?.value).toHaveLength(2);
  });

  it('put years and holidays in order by themselves', async () => {
    const [first, second] = fileWords.milestones;
    await staff.save('milestones', [second, first]);
    const [diwali, republicDay] = [
      { date: '2027-10-29', name: 'Diwali' },
      { date: '2027-01-26', name: 'Republic Day' },
    ];
    await staff.save('hours', { ...fileWords.hours, holidays: [diwali, republicDay] });
    const { milestones, hours } = await staff.words();
    expect(milestones).toEqual([first, second]);
    expect(hours?.holidays).toEqual([republicDay, diwali]);
  });

  it('that no longer fit are left out, logged, and can be written anew', async () => {
    const outdated = JSON.stringify([{ name: 'Ritu Sen', post: 'Drawings' }]);
    await asOwner(`INSERT INTO content_section (name, value, version) VALUES ('team', $1, 7)`, [outdated]);
    await asOwner(`INSERT INTO content_section (name, value, version) VALUES ('gone', '[]', 1)`);
    await staff.save('clients', ['Kadam Foods']);
    expect(await staff.words()).toEqual({ clients: ['Kadam Foods'] });
    expect((await staff.sections())['team']).toMatchObject({ value: fileWords.team, version: 7 });
    expect((await staff.save('team', [], 7)).status).toBe(200);
    expect(await staff.words()).toEqual({ clients: ['Kadam Foods'], team: [] });
  });

  it('about the services stay when the files have one more of them, or one less', async () => {
    const [first, second, ...others] = fileWords.services;
    const mine = { ...second, label: 'In our words' };
    const stored = JSON.stringify([{ ...first, slug: 'given-up' }, ...others, mine]);
    await asOwner(`INSERT INTO content_section (name, value, version) VALUES ('services', $1, 1)`, [stored]);
    expect((await staff.words()).services).toEqual([...others, mine, first]);
  });

  it('decide by when an enquiry is to be called that was stored before promises were', async () => {
    const sent = await staff.request.post('/api/enquiry').send(enquiryForm());
    expect(sent.status).toBe(201);
    await asOwner(`UPDATE enquiry SET call_due = NULL, created_at = '2026-11-28T16:30+05:30'`);
    const listed = async () => {
      const { body } = await staff.request.get('/api/admin/enquiry').auth(staff.token, { type: 'bearer' });
      return body.data[0];
    };
    expect((await listed()).call_due).toBe('2026-11-28T13:00:00.000Z');
    const Saturday = { begins: '10:00', ends: '17:00' };
    await staff.save('hours', { ...fileWords.hours, days: { ...fileWords.hours.days, Saturday } });
    const { id, call_due: due } = await listed();
    expect(due).toBe('2026-11-30T06:00:00.000Z');
    const one = await staff.request.get(`/api/admin/enquiry/${id}`).auth(staff.token, { type: 'bearer' });
    expect(one.body.data.call_due).toBe(due);
  });

  it('decide what is promised from now on, and leave what was promised', async () => {
    const promised = async () => (await staff.request.post('/api/enquiry').send(enquiryForm())).body.call_due;
    const before = await promised();
    await staff.save('hours', { ...fileWords.hours, callWithinHours: 40 });
    expect(Date.parse(await promised())).toBeGreaterThan(Date.parse(before));
    const { body } = await staff.request.get('/api/admin/enquiry').auth(staff.token, { type: 'bearer' });
    expect(body.data.map(({ call_due: due }: { call_due: string }) => due)).toContain(before);
  });

  it.each([0, 41, 2.5, '2'])(
    'promise a call within 1 to 40 working hours, not within %j',
    async (callWithinHours) => {
      const answer = await staff.save('hours', { ...fileWords.hours, callWithinHours });
      expect(answer.status).toBe(422);
    },
  );

  it('are for staff alone to change, in sections that exist', async () => {
    expect((await staff.request.get('/api/admin/content')).status).toBe(401);
    expect((await staff.request.post('/api/admin/content/team').send({})).status).toBe(401);
    for (const name of ['nothing', 'constructor', '__proto__', 'team%00']) {
      const { status, body } = await staff.save(name, []);
      expect([status, body.message]).toEqual([404, 'There is no such section.']);
    }
  });
});
