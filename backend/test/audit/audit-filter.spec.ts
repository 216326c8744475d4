import { parse } from 'csv-parse/sync';
import { DataSource } from 'typeorm';
import type { AuditListEntry } from '../../src/audit/audit.schema.js';
import { pdf, sendWith } from '../enquiry/enquiry-files.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { signIn } from '../auth/sign-in.ts';
import { adminEmail } from '../setup/start-app.ts';

const ADD = `INSERT INTO audit_entry (who, action, subject_type, subject, at) VALUES
  ('asha@studio.example', 'blog added', 'blog', '=1+1', '2026-03-01T18:29:59Z'),
  ('asha@studio.example', 'signed in', 'account', 'Session', '2026-03-01T18:30:00Z'),
  ('ravi@studio.example', 'blog added', 'blog', 'Second', '2026-03-02T18:29:59Z'),
  ('ravi@studio.example', 'blog changed', 'blog', 'Third', '2026-03-02T18:30:00Z')`;

describe('the history, filtered', () => {
  let desk: EnquiryAdmin;
  let owner: DataSource;
  let token: string;
  beforeAll(async () => {
    desk = await openEnquiryAdmin();
    owner = await new DataSource({ type: 'postgres', url: desk.ownerUrl }).initialize();
    await owner.query(ADD);
    token = await signIn(desk);
  });
  afterAll(async () => {
    await owner.destroy();
    await desk.stop();
  });

  const get = (path: string) => desk.request.get(`/api/admin/audit${path}`).auth(token, { type: 'bearer' });
  const subjects = async (query: string) =>
    (await get(`?from=2026-03-01&until=2026-03-03&${query}`)).body.data.map(
      ({ subject }: AuditListEntry) => subject,
    );

  const of = async (days: string) =>
    (await get(`?${days}`)).body.data.map(({ subject }: AuditListEntry) => subject);

  it.each([
    ['', ['Third', 'Second', 'Session', '=1+1']],
    ['person=asha@studio.example', ['Session', '=1+1']],
    ['kind=security', ['Session']],
    ['kind=work', ['Third', 'Second', '=1+1']],
    ['action=blog+added', ['Second', '=1+1']],
    ['action=blog+added&kind=security', []],
    ['action=nothing', ['Third', 'Second', 'Session', '=1+1']],
    ['person=ravi@studio.example&action=blog+added', ['Second']],
    ['person=nobody', []],
    ['person=asha%00@studio.example', ['Session', '=1+1']],
    ['limit=1&page=2', ['Second']],
  ])('by %j shows what fits', async (query, expected) => {
    expect(await subjects(query)).toEqual(expected);
  });

  it('by days goes by the clock of the studio, both days included', async () => {
    expect(await of('from=2026-03-02&until=2026-03-02')).toEqual(['Second', 'Session']);
    expect(await of('until=2026-03-01')).toEqual(['=1+1']);
    expect(await of('from=2026-03-03&person=ravi@studio.example')).toEqual(['Third']);
  });

  it.each(['from=yesterday', 'until=2026-02-30'])('says that %s is no day', async (query) => {
    const { status, body } = await get(`?${query}`);
    expect([status, body.message]).toEqual([422, 'Please give a day, such as 2026-11-23.']);
  });

  it('counts what fits only', async () => {
    const { pagination } = (await get('?person=ravi@studio.example&limit=1')).body;
    expect(pagination).toEqual({ page: 1, pages: 2, limit: 1, total: 2 });
  });

  it('by a person has what was done to their account too, as long as its lines are kept', async () => {
    const [{ id }] = await owner.query('SELECT id FROM admin WHERE email = $1', [adminEmail]);
    const gone = '6b8f3c52-5d0e-4c77-9a3f-0d4c1d3b7a10';
    await owner.query(
      `INSERT INTO audit_entry (who, action, subject_type, subject_id, subject, at) VALUES
        ('Somebody', 'sign-in failed', 'account', $1, $2, '2026-02-01T10:00:00Z'),
        ('Somebody', 'sign-in failed', 'account', $3, 'gone@studio.example', '2026-02-01T10:01:00Z'),
        ('tara@studio.example', 'role changed', 'account', $3, 'gone: leads to owner', '2026-02-01T10:02:00Z'),
        ('tara@studio.example', 'account removed', 'account', $3, 'gone@studio.example', '2026-02-01T10:03:00Z')`,
      [id, adminEmail, gone],
    );
    const query = 'from=2026-02-01&until=2026-02-01&person=';
    const actions = async (person: string) =>
      (await get(`?${query}${person}`)).body.data.map(({ action }: AuditListEntry) => action);
    expect(await actions(adminEmail)).toEqual(['sign-in failed']);
    const ofGone = ['account removed', 'role changed', 'sign-in failed'];
    expect(await actions('gone@studio.example')).toEqual(ofGone);
    const { text } = await get(`/export?${query}gone@studio.example`);
    expect(parse(text, { bom: true, columns: true })).toMatchObject(ofGone.map((What) => ({ What })));
  });

  it('names everybody who did something', async () => {
    const { body } = await get('/people');
    expect(body.data).toEqual(
      expect.arrayContaining(['asha@studio.example', adminEmail, 'ravi@studio.example']),
    );
    expect(new Set(body.data).size).toBe(body.data.length);
  });

  it('is taken away as a file in which nothing is calculated, and that is written down', async () => {
    const { text, headers } = await get('/export?person=asha@studio.example');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="history.csv"',
      'cache-control': 'no-store',
    });
    const rows = parse(text, { bom: true, columns: true });
    expect(rows).toMatchObject([
      { 'When (UTC)': '2026-03-01T18:30:00.000Z', Who: 'asha@studio.example', What: 'signed in' },
      { What: 'blog added', 'Of what': "'=1+1" },
    ]);
    const [line] = (await get('?limit=50&action=history+exported')).body.data;
    expect(line).toMatchObject({ who: adminEmail, subject: 'person asha@studio.example' });
  });

  it('is taken away whole, however long it is', async () => {
    await owner.query(`INSERT INTO audit_entry (who, action, subject_type, subject)
      SELECT 'many', 'blog changed', 'blog', n FROM generate_series(1, 1100) n`);
    const rows: unknown[] = parse((await get('/export?person=many')).text, { bom: true, columns: true });
    expect(rows).toHaveLength(1_100);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1_100);
  });

  it('has who opened the files of an enquiry, once an hour', async () => {
    const { id, files } = await sendWith(desk, [{ name: 'plan.pdf', content: pdf() }]);
    for (let count = 0; count < 2; count += 1)
      expect((await desk.get(`/${id}/files/${files[0]?.id}`).buffer()).status).toBe(200);
    const read = (await get('?limit=50&action=enquiry+file+read')).body.data;
    expect(read).toMatchObject([{ who: adminEmail, subject_id: id, subject: 'Files of an enquiry' }]);
  });
});
