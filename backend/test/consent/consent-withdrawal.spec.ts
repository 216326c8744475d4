import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app.js';
import { type Receipts, openReceipts } from './consent-receipts.ts';

const patiently = { interval: 50 };
const NEW = 'another secret of at least 32 characters';

describe('withdrawing consent by the link in the receipt', () => {
  let site: Receipts;
  beforeAll(async () => {
    site = await openReceipts();
  });
  afterAll(() => site.stop());
  const sql = (text: string, values: unknown[] = []) => site.app.get(DataSource).query(text, values);
  const detailOf = async (id: string) => (await site.get(`/${id}`)).body.data;
  const mailTo = async (id: string) => {
    const folder = join(site.env.DATA_DIR, 'mail');
    const path = join(folder, `${id}.thanks.eml`);
    await expect
      .poll(
        async () => (await readdir(folder).catch((): string[] => [])).includes(`${id}.thanks.eml`),
        patiently,
      )
      .toBe(true);
    return readFile(path, 'utf8');
  };

  it('starts in the thanks, whose link shows the exact words and repeats nothing that was typed in', async () => {
    const enquiry = await site.enquiry({ name: 'Nidhi Verma', page: '/contact-us' });
    const mail = (await mailTo(enquiry.id)).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, token = ''] = /\/consent\?receipt=([\w.-]+)/.exec(mail) ?? [];
    const { status, body, headers } = await site.read(token);
    expect(status).toBe(200);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow']);
    expect(body.data).toMatchObject({
      words: enquiry.consent_text,
      version: '2026-11',
      channels: ['Call', 'SMS', 'e-mail', 'WhatsApp'],
      page: '/contact-us',
      withdrawn: null,
    });
    for (const typed of ['Nidhi', enquiry.email, enquiry.phone_e164, 'Sector 79'])
      expect(JSON.stringify(body)).not.toContain(typed);
  });

  it('takes the enquiry out of contact, exports and mails, with a line in it and in the history', async () => {
    const enquiry = await site.enquiry();
    await sql(`UPDATE enquiry SET next_step = 'Visit', next_step_at = now() WHERE id = $1`, [enquiry.id]);
    const { status, body } = await site.act('withdraw', site.tokenOf(enquiry));
    expect([status, body.data.withdrawn_at]).toEqual([200, expect.any(String)]);
    const detail = await detailOf(enquiry.id);
    expect(detail).toMatchObject({
      do_not_contact: true,
      do_not_contact_mark: { by: 'The visitor', how: 'receipt' },
      withdrawal: { at: body.data.withdrawn_at, how: 'receipt', call_stands: true, lifted_at: null },
    });
    expect(await sql('SELECT next_step, next_step_at FROM enquiry WHERE id = $1', [enquiry.id])).toEqual([
      { next_step: null, next_step_at: null },
    ]);
    expect(
      await sql('SELECT kind, actor, text FROM enquiry_event WHERE enquiry_id = $1', [enquiry.id]),
    ).toEqual([
      { kind: 'withdrawn', actor: 'The visitor', text: 'withdrew consent by the link in the receipt' },
    ]);
    const [line] = (await site.audit()).filter(({ action }) => action === 'consent withdrawn');
    expect(line).toMatchObject({ who: 'The visitor', subject_id: enquiry.id });
    expect((await site.get('/export.csv').buffer(true)).text).not.toContain(enquiry.email);
    expect((await site.post(`/${enquiry.id}/resend-mail`, { mail: 'acknowledgement' })).status).toBe(409);
  });

  it('sends no mail afterwards, neither one that waits nor one that runs', async () => {
    const enquiry = await site.enquiry();
    const sent = () => sql('SELECT acknowledgement_sent_at AS at FROM enquiry WHERE id = $1', [enquiry.id]);
    await expect.poll(sent, patiently).not.toEqual([{ at: null }]);
    await sql('UPDATE enquiry SET acknowledgement_sent_at = NULL WHERE id = $1', [enquiry.id]);
    await sql(
      `SELECT graphile_worker.add_job('send-acknowledgement', json_build_object('enquiryId', $1::text),
         run_at := now() + interval '1 day', job_key := 'acknowledgement:' || $1)`,
      [enquiry.id],
    );
    await site.act('withdraw', site.tokenOf(enquiry));
    const waiting = await sql('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
      `acknowledgement:${enquiry.id}`,
    ]);
    expect(waiting).toEqual([]);
    await sql(
      `SELECT graphile_worker.add_job('send-acknowledgement', json_build_object('enquiryId', $1::text), job_key := $1)`,
      [enquiry.id],
    );
    const jobs = () => sql('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [enquiry.id]);
    await expect.poll(jobs, patiently).toEqual([]);
    expect(await sent()).toEqual([{ at: null }]);
  });

  it('counts for all that was sent from the address, and for nobody whose number was typed in', async () => {
    const victim = await site.enquiry();
    const first = await site.enquiry({ phone: victim.phone });
    const second = await site.enquiry({ email: first.email.toUpperCase() });
    await site.act('withdraw', site.tokenOf(first));
    const marks = await Promise.all([first, second, victim].map(({ id }) => detailOf(id)));
    expect(marks.map((one) => [one.do_not_contact, Boolean(one.withdrawal)])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('changes nothing by reading, and nothing more by a second press', async () => {
    const enquiry = await site.enquiry();
    const token = site.tokenOf(enquiry);
    await site.read(token);
    await site.request.get('/api/consent/withdraw').query({ receipt: token });
    await site.request.head('/api/consent/withdraw').query({ receipt: token });
    expect((await detailOf(enquiry.id)).do_not_contact).toBe(false);
    const first = await site.act('withdraw', token);
    const second = await site.act('withdraw', token);
    expect(second.body).toEqual(first.body);
    const lines = (await site.audit()).filter(({ subject_id: id }) => id === enquiry.id);
    expect(lines.filter(({ action }) => action === 'consent withdrawn')).toHaveLength(1);
  });

  it('is refused with a link that was altered, is another’s, or is older than a year', async () => {
    const [mine, theirs] = [await site.enquiry(), await site.enquiry()];
    const [token, other] = [site.tokenOf(mine), site.tokenOf(theirs)];
    const [, signature = ''] = token.split('.');
    const [otherId = ''] = other.split('.');
    const flipped = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const altered = [`${otherId}.${signature}`, `${mine.id}.`, mine.id, '', 'x'.repeat(300), `${token}A`];
    for (const link of altered) {
      expect((await site.act('withdraw', link)).status).toBeGreaterThanOrEqual(400);
      expect((await site.act('withdraw', link)).status).toBeLessThan(500);
    }
    expect((await site.read(flipped.replace(/^./, 'z'))).status).toBe(404);
    await sql(`UPDATE enquiry SET created_at = now() - interval '366 days' WHERE id = $1`, [mine.id]);
    expect((await site.act('withdraw', token)).status).toBe(404);
    await sql(`UPDATE enquiry SET created_at = now() - interval '364 days' WHERE id = $1`, [mine.id]);
    expect((await site.read(token)).status).toBe(200);
    expect((await detailOf(theirs.id)).do_not_contact).toBe(false);
  });

  it('tells every moment with the clock that it goes by', async () => {
    const { data } = (await site.act('withdraw', site.tokenOf(await site.enquiry()))).body;
    for (const moment of [data.given, data.withdrawn, data.call_due])
      expect(moment).toMatch(/ \(Indian time\)$/);
  });

  it('leaves the call that was asked for, until that is cancelled too', async () => {
    const enquiry = await site.enquiry();
    const token = site.tokenOf(enquiry);
    expect((await site.act('withdraw', token)).body.data.call_due).toEqual(expect.any(String));
    expect(await site.waiting()).toContain(enquiry.id);
    const { body } = await site.act('cancel-call', token);
    expect(body.data).toMatchObject({ call_due: null, call_cancelled: true });
    expect((await detailOf(enquiry.id)).withdrawal.call_stands).toBe(false);
    const again = await site.act('give', token);
    expect(again.body.data).toMatchObject({ call_due: null, withdrawn: null });
    expect((await site.act('withdraw', token)).body.data.call_due).toBeNull();
    expect(await site.waiting()).not.toContain(enquiry.id);
  });

  it('leaves staff one call to note, and nothing else', async () => {
    const enquiry = await site.enquiry();
    await site.act('withdraw', site.tokenOf(enquiry));
    const press = (how: string) =>
      site.post(`/${enquiry.id}/contact`, { key: randomUUID(), how, at: new Date().toISOString() });
    expect((await press('whatsapp')).status).toBe(409);
    const { body } = await press('call');
    expect(body.data).toMatchObject({ first_contact_how: 'call', withdrawal: { call_stands: false } });
    expect((await press('call')).status).toBe(409);
  });

  it('lets staff agree on no other call, and points to where consent is given again', async () => {
    const enquiry = await site.enquiry();
    await site.act('withdraw', site.tokenOf(enquiry));
    const again = { outcome: 'call_again', again_at: new Date(Date.now() + 3_600_000).toISOString() };
    const { status, body } = await site.post(`/${enquiry.id}/outcome`, again);
    expect([status, body.message]).toEqual([409, expect.stringContaining('May be contacted again')]);
    expect(await detailOf(enquiry.id)).toMatchObject({ outcome: null, call_again_at: null, next_step: null });
  });

  it('leaves no next step after a call that nobody answered', async () => {
    const enquiry = await site.enquiry();
    await site.act('withdraw', site.tokenOf(enquiry));
    const { body } = await site.post(`/${enquiry.id}/outcome`, { outcome: 'not_reached' });
    expect(body.data).toMatchObject({ outcome: 'not_reached', call_again_at: null, next_step: null });
  });

  it('can be taken back by the same link, which leaves a mark that staff set', async () => {
    const [one, other] = [await site.enquiry(), await site.enquiry()];
    await site.post(`/${other.id}/do-not-contact`);
    for (const enquiry of [one, other]) {
      await site.act('withdraw', site.tokenOf(enquiry));
      const { body } = await site.act('give', site.tokenOf(enquiry));
      expect(body.data).toMatchObject({ withdrawn: null, given_again: expect.any(String) });
    }
    expect((await detailOf(one.id)).do_not_contact).toBe(false);
    expect((await detailOf(other.id)).do_not_contact).toBe(true);
    expect((await site.act('withdraw', site.tokenOf(one))).body.data.withdrawn).toEqual(expect.any(String));
  });

  it('is lifted by staff, who note how the person asked', async () => {
    const enquiry = await site.enquiry();
    await site.act('withdraw', site.tokenOf(enquiry));
    const { body } = await site.delete(`/${enquiry.id}/do-not-contact?by=either&how=phone`);
    expect(body.data).toMatchObject({
      do_not_contact: false,
      withdrawal: { lifted_by: 'meera@example.com', lifted_how: 'phone' },
    });
    const [event] = await sql(
      `SELECT actor, text FROM enquiry_event WHERE enquiry_id = $1 AND kind = 'withdrawn' ORDER BY id DESC LIMIT 1`,
      [enquiry.id],
    );
    expect(event).toEqual({
      actor: 'meera@example.com',
      text: 'ended the withdrawal: the person asked by telephone',
    });
  });
});

describe('a receipt’s link under a new secret', () => {
  let site: Receipts;
  beforeAll(async () => {
    site = await openReceipts();
  });
  afterAll(() => site.stop());

  it('works with links of the secret before, and with none that is signed by a stranger', async () => {
    const enquiry = await site.enquiry();
    const old = site.tokenOf(enquiry);
    const between = await createApp({
      ...site.env,
      JWT_SECRET: NEW,
      JWT_SECRET_PREVIOUS: site.env.JWT_SECRET,
    });
    const after = await createApp({ ...site.env, JWT_SECRET: NEW });
    for (const app of [between, after]) await app.listen(0, '127.0.0.1');
    const statusAt = async (app: typeof after) =>
      (
        await supertest(await app.getUrl())
          .get('/api/consent')
          .query({ receipt: old })
      ).status;
    expect([await statusAt(between), await statusAt(after)]).toEqual([200, 404]);
    await Promise.all([between.close(), after.close()]);
  });
});
