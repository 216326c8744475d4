import { DataSource } from 'typeorm';
import { type TestApp, startApp } from '../setup/start-app.ts';
import { signIn } from '../auth/sign-in.ts';
import { ReportService } from '../../src/enquiry/report/report.service.js';

const NOW = new Date('2026-11-25T15:00:00+05:30');

interface Stored {
  created: string;
  contact?: string;
  due?: string;
  state?: string;
  source?: string;
  page?: string | null;
  value?: number;
}

const at = (time: string | undefined) => (time === undefined ? null : `2026-${time}+05:30`);

describe('the report', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await signIn(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => sql('DELETE FROM enquiry'));

  const sql = (text: string, values: unknown[] = []) => server.app.get(DataSource).query(text, values);
  const store = (row: Stored) =>
    sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text,
         created_at, first_contact_at, call_due, state, source, page, value_rupees)
       VALUES ('Asha', 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.', $1, $2, $3, $4, $5, $6, $7)`,
      [
        at(row.created),
        at(row.contact),
        at(row.due),
        row.state ?? 'new',
        row.source ?? 'direct',
        row.page === undefined ? '/contact-us' : row.page,
        row.value ?? null,
      ],
    );
  const report = (months = 1) => server.app.get(ReportService).read(months, NOW);

  it('tells median, slowest and share of the month in working time, apart from the month before', async () => {
    await store({ created: '11-24T11:00', contact: '11-24T11:30', state: 'called' });
    await store({ created: '11-24T12:00', contact: '11-24T12:47' });
    await store({ created: '11-23T18:30', contact: '11-24T12:00' });
    await store({ created: '11-20T10:00' });
    await store({ created: '11-25T14:30' });
    await store({ created: '11-10T10:00', state: 'quoted' });
    await store({ created: '11-24T11:00', contact: '11-24T18:30', state: 'spam' });
    await store({ created: '10-31T23:59', contact: '11-02T11:05' });
    const { contact, before, minutes, from, promise_minutes } = await report();
    expect(contact).toEqual({
      enquiries: 6,
      contacted: 3,
      median_minutes: 47,
      slowest_minutes: 150,
      within: 2,
      late: 2,
      never: 1,
      waiting: 1,
      unknown: 1,
    });
    expect(minutes).toEqual([30, 47, 150]);
    expect(before).toMatchObject({ enquiries: 1, median_minutes: 65, within: 1 });
    expect([from, promise_minutes]).toEqual(['2026-10-31T18:30:00.000Z', 120]);
  });

  it('of a quarter counts the present month and the two before it, and those before them apart', async () => {
    await store({ created: '11-24T11:00', contact: '11-24T11:30' });
    await store({ created: '09-01T10:00', contact: '09-01T12:30' });
    await store({ created: '08-31T18:59', contact: '08-31T18:59' });
    const { contact, before } = await report(3);
    expect(contact).toMatchObject({
      enquiries: 2,
      median_minutes: 90,
      slowest_minutes: 150,
      within: 1,
      late: 1,
    });
    expect(before).toMatchObject({ enquiries: 1, median_minutes: 0 });
  });

  it('draws the quickest and the slowest of more contacts than there are dots, and what lies between evenly', async () => {
    await sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at, first_contact_at)
       SELECT 'Asha', 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.', $1::timestamptz,
         $1::timestamptz + least(n / 5, 200) * interval '1 minute'
       FROM generate_series(0, 1200) AS n`,
      [at('11-24T11:00')],
    );
    const { minutes, contact } = await report();
    expect(minutes).toHaveLength(500);
    expect([minutes[0], minutes[250], minutes.at(-1)]).toEqual([0, 120, contact.slowest_minutes]);
  });

  it('goes by the promise that was made, not by the hours of today', async () => {
    await store({ created: '11-24T11:00', contact: '11-24T12:30', due: '11-24T12:00' });
    expect((await report()).contact).toMatchObject({ within: 0, late: 1 });
  });

  it('tells what was won, and its value, by source and by page', async () => {
    await store({
      created: '11-03T11:00',
      source: 'google',
      state: 'won',
      value: 1_800_000,
      page: '/projects',
    });
    await store({ created: '11-04T11:00', source: 'google', state: 'won', page: '/projects' });
    await store({ created: '11-05T11:00', source: 'google', state: 'lost', value: 500_000 });
    await store({ created: '11-06T11:00', source: 'instagram.com', page: null });
    await store({ created: '11-07T11:00', source: 'google', state: 'spam' });
    const { sources, pages } = await report();
    expect(sources).toEqual([
      { name: 'google', enquiries: 3, won: 2, value_rupees: 1_800_000 },
      { name: 'instagram.com', enquiries: 1, won: 0, value_rupees: 0 },
    ]);
    expect(pages).toEqual([
      { name: '/projects', enquiries: 2, won: 2, value_rupees: 1_800_000 },
      { name: '', enquiries: 1, won: 0, value_rupees: 0 },
      { name: '/contact-us', enquiries: 1, won: 0, value_rupees: 0 },
    ]);
  });

  it('counts what comes after fifty sources together, so that nothing is left out', async () => {
    await sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at, source)
       SELECT 'Asha', 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.', $1, 'source-' || n
       FROM generate_series(1, 60) AS n`,
      [at('11-03T11:00')],
    );
    const { sources } = await report();
    expect(sources).toHaveLength(51);
    expect(sources.at(-1)).toEqual({ name: null, enquiries: 10, won: 0, value_rupees: 0 });
  });

  it('is for staff alone, and takes nothing but one month or three', async () => {
    expect((await server.request.get('/api/admin/report')).status).toBe(401);
    for (const months of ['3', '1', '7', 'all', '']) {
      const { status, body } = await server.request
        .get(`/api/admin/report?months=${months}`)
        .auth(token, { type: 'bearer' });
      const span = Math.round((Date.parse(body.data.to) - Date.parse(body.data.from)) / 86_400_000);
      expect([status, span > 31]).toEqual([200, months === '3']);
    }
  });
});
