import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { signIn } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const nothing = { shown: 0, closed_at_once: 0, sent: 0 };

describe('the enquiry that opens by itself', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp({ TRUST_PROXY: '1' });
    token = await signIn(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (const table of ['modal_day', 'modal_rest', 'throttle'])
      await server.app.get(DataSource).query(`DELETE FROM ${table}`);
  });

  let address = 0;
  const someAddress = () => {
    address += 1;
    return `10.1.${Math.floor(address / 250)}.${address % 250}`;
  };
  const tell = (event: string, from = someAddress(), elapsed: unknown = 5000) =>
    server.request.post('/api/modal').set('X-Forwarded-For', from).send({ event, elapsed_ms: elapsed });
  const report = async () =>
    (await server.request.get('/api/admin/modal').auth(token, { type: 'bearer' })).body.data;
  const wake = () => server.request.post('/api/admin/modal/wake').auth(token, { type: 'bearer' });
  const opens = async () => (await server.request.get('/api/modal')).body.data.opens;
  const was = (shown: number, closed: number, daysAgo = 0) =>
    server.app.get(DataSource).query(
      `INSERT INTO modal_day (day, shown, closed_at_once)
       VALUES ((now() AT TIME ZONE 'Asia/Kolkata')::date - $3::int, $1, $2)`,
      [shown, closed, daysAgo],
    );

  it('is counted as sums of a day and in no other way', async () => {
    const from = someAddress();
    for (const event of ['shown', 'closed', 'closed']) expect((await tell(event, from)).status).toBe(204);
    for (const event of ['shown', 'sent']) await tell(event);
    expect(await report()).toEqual({
      rest: null,
      last_30_days: { shown: 2, closed_at_once: 1, sent: 1 },
    });
    const rows = await server.app.get(DataSource).query('SELECT * FROM modal_day');
    expect(Object.keys(rows[0])).toEqual(['day', 'shown', 'closed_at_once', 'sent']);
    const audit = await server.request.get('/api/admin/audit').auth(token, { type: 'bearer' });
    expect(JSON.stringify(audit.body)).not.toContain(from);
  });

  it.each([
    ['one address', () => '192.0.2.1', 2],
    ['one network of a household', (n: number) => `2001:db8:1:1::${n + 1}`, 2],
    ['one provider’s line', (n: number) => `2001:db8:2:${n + 1}::1`, 20],
  ])('is counted a few times a day from %s, however often it tells', async (_, from, counted) => {
    for (let n = 0; n < 30; n += 1) expect((await tell('shown', from(n))).status).toBe(204);
    expect((await report()).last_30_days.shown).toBe(counted);
  });

  it.each([
    ['no age', { event: 'shown' }],
    ['an age at which nothing opens yet', { event: 'shown', elapsed_ms: 999 }],
    ['an age of a month', { event: 'closed', elapsed_ms: 2_600_000_000 }],
    ['an age in words', { event: 'shown', elapsed_ms: '5000' }],
    ['something that does not happen', { event: 'DROP TABLE modal_day', elapsed_ms: 5000 }],
    ['nothing', undefined],
    ['a list', ['shown']],
  ])('is not counted by a report with %s', async (_, body) => {
    const { status } = await server.request.post('/api/modal').send(body);
    expect(status).toBe(422);
    expect((await report()).last_30_days).toEqual(nothing);
  });

  it('rests for a fortnight once more than nine in ten of two hundred closed it at once', async () => {
    await was(200, 180);
    expect(await opens()).toBe(true);
    await tell('closed');
    expect(await opens()).toBe(false);
    const { rest } = await report();
    expect(rest).toMatchObject({ shown: 200, closed_at_once: 181 });
    expect(Date.parse(rest.ends_at) - Date.parse(rest.began_at)).toBe(14 * 86_400_000);
  });

  it.each([
    ['199 were shown it', () => was(199, 198)],
    ['exactly nine in ten closed it', () => was(200, 179)],
    [
      'many closed it long ago, and fewer lately',
      async () => {
        await was(1000, 1000, 9);
        await was(200, 100);
      },
    ],
  ])('goes on opening when %s', async (_, before) => {
    await before();
    await tell('closed');
    expect(await opens()).toBe(true);
  });

  it('is put to rest once by those who close it at the same moment, and staff are told why once', async () => {
    await was(300, 290);
    await Promise.all(Array.from({ length: 10 }, () => tell('closed')));
    const rests = await server.app.get(DataSource).query('SELECT id FROM modal_rest');
    expect(rests).toHaveLength(1);
    const path = join(server.env.DATA_DIR, 'mail', `modal-rest.${rests[0].id}.eml`);
    const mail = () => readFile(path, 'utf8').catch(() => '');
    await expect.poll(mail).toMatch(/^Subject: The enquiry does not open by itself/m);
    const { body } = await server.request.get('/api/admin/audit').auth(token, { type: 'bearer' });
    expect(body.data[0]).toMatchObject({ action: 'modal put to rest', who: 'The website' });
    expect(body.data[0].subject).toMatch(/^29\d of 300 closed it at once$/);
  });

  it('is brought back by staff, and what was counted before does not put it to rest again', async () => {
    await was(300, 300, 1);
    await tell('shown');
    await tell('closed');
    expect(await opens()).toBe(false);
    expect((await wake()).body.data.rest).toBeNull();
    expect(await opens()).toBe(true);
    await tell('shown');
    await tell('closed');
    expect(await opens()).toBe(true);
    const { body } = await server.request.get('/api/admin/audit').auth(token, { type: 'bearer' });
    expect(body.data[0]).toMatchObject({ action: 'modal woken', who: 'meera@example.com' });
  });

  it('opens again by itself when the fortnight is over', async () => {
    await was(300, 300, 15);
    await server.app.get(DataSource).query(
      `INSERT INTO modal_rest (began_at, ends_at, shown, closed_at_once)
       VALUES (now() - interval '14 days 1 minute', now() - interval '1 minute', 300, 300)`,
    );
    expect(await opens()).toBe(true);
    await tell('shown');
    await tell('closed');
    expect(await opens()).toBe(true);
  });
});
