import { DataSource } from 'typeorm';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';

describe('the enquiries as a spreadsheet', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
  });
  afterAll(() => admin.stop());
  beforeEach(() => admin.app.get(DataSource).query('DELETE FROM enquiry'));

  const lines = async (query = '') => {
    const { text } = await admin.get(`/export.csv${query}`).buffer(true);
    return text.replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  it('are a file that spreadsheets read in any script', async () => {
    await admin.enquiry({ name: 'आशा "Ash" Verma', message: 'One,\ntwo' });
    const { headers, text, status } = await admin.get('/export.csv').buffer(true);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="enquiries.csv"');
    expect(headers['cache-control']).toBe('no-store');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('"Sent (Indian time)","Name","Email","Phone"');
    expect(text).toContain('"आशा ""Ash"" Verma"');
    expect(text).toContain('"One,\ntwo"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|" /C calc"!A0', '＝1+1', '＠SUM(1)', '-2+3+cmd|x'])(
    'hold no formula although somebody is called %s',
    async (name) => {
      await admin.enquiry({ name, message: name });
      const [, row = ''] = await lines();
      expect(row).toContain(`,"'${name.replaceAll('"', '""')}",`);
      expect(row).not.toMatch(/(^|,)"?[=+\-@＝＋－＠]/);
    },
  );

  it.each(['\t=1+1', '\r=1+1'])('hold no formula behind %j, however it came in', async (name) => {
    await admin.enquiry();
    await admin.app.get(DataSource).query('UPDATE enquiry SET name = $1', [name]);
    expect((await admin.get('/export.csv').buffer(true)).text).toContain(`,"'${name}",`);
  });

  it('are all there, each once, oldest first, however many', async () => {
    await admin.app.get(DataSource).query(`
      INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at)
      SELECT 'Person ' || n, n || '@example.com', '1', '1', 'x', true, '1', 'x', now() - (n / 3) * interval '1 minute'
      FROM generate_series(1, 1234) n`);
    const [, ...rows] = await lines();
    expect(rows).toHaveLength(1234);
    expect(new Set(rows).size).toBe(1234);
    expect(rows.map((row) => row.slice(0, 18))).toEqual(rows.map((row) => row.slice(0, 18)).toSorted());
  });

  it('leave out who is to be left alone, and tell how many', async () => {
    const { id } = await admin.enquiry();
    await admin.enquiry();
    await admin.post(`/${id}/do-not-contact`);
    expect(await lines()).toHaveLength(2);
    const counts = async (query: string) => {
      const { headers } = await admin.get(`/export.csv${query}`);
      return [headers['row-count'], headers['left-out-count']];
    };
    expect(await counts('')).toEqual(['1', '1']);
    expect(await counts('?state=won')).toEqual(['0', '0']);
  });

  it('are those that are shown: by state and by search', async () => {
    const won = await admin.enquiry({ name: 'Won Person' });
    await admin.enquiry({ name: 'New Person' });
    await admin.post(`/${won.id}/state`, { state: 'won' });
    expect(await lines('?state=won')).toHaveLength(2);
    expect(await lines('?search=person')).toHaveLength(3);
    expect(await lines('?search=nobody')).toHaveLength(1);
  });

  it.each([
    ['', 'All enquiries'],
    ['?state=won', 'Those that are won'],
    ['?search=person', 'Some enquiries, by search'],
    ['?state=won&owner=none&step=open&source=google', 'Those that are won, by owner, next step, source'],
  ])('with the filter %j are written down as %j', async (query, subject) => {
    await lines(query);
    const entry = (await admin.audit()).find(({ action }) => action === 'enquiries exported');
    expect(entry?.subject).toBe(subject);
  });
});
