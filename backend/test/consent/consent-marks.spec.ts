import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addColleague } from '../auth/colleague.ts';
import { type Receipts, openReceipts } from './consent-receipts.ts';
import { signIn } from '../auth/sign-in.ts';
import { robot } from '../enquiry/enquiry-form.ts';

describe('the marks of who withdrew consent', () => {
  let site: Receipts;
  beforeAll(async () => void (site = await openReceipts()));
  afterAll(() => site.stop());
  const sql = (text: string, values: unknown[] = []) => site.app.get(DataSource).query(text, values);
  const detailOf = async (id: string) => (await site.get(`/${id}`)).body.data;

  it('leave a number alone whose mark staff have lifted, whoever withdraws next', async () => {
    const enquiry = await site.enquiry();
    await site.act('withdraw', site.tokenOf(enquiry));
    await site.delete(`/${enquiry.id}/do-not-contact?by=phone&how=phone`);
    await site.act('withdraw', site.tokenOf(enquiry));
    await site.act('withdraw', site.tokenOf(await site.enquiry()));
    expect(await sql('SELECT 1 FROM do_not_contact WHERE phone_e164 = $1', [enquiry.phone_e164])).toEqual([]);
  });

  it('hold for the number until an honest enquiry from another address has it, which is noted', async () => {
    const first = await site.enquiry();
    await site.act('withdraw', site.tokenOf(first));
    const marks = () => sql('SELECT 1 FROM do_not_contact WHERE phone_e164 = $1', [first.phone_e164]);
    const suspect = await site.enquiry({ phone: first.phone, ...robot });
    expect(await marks()).toHaveLength(1);
    await site.post(`/${suspect.id}/state`, { state: 'new' });
    expect(await marks()).toEqual([]);
    expect((await detailOf(suspect.id)).events).toContainEqual(
      expect.objectContaining({ kind: 'withdrawn', text: expect.stringContaining('freed this number') }),
    );
    const [line] = (await site.audit()).filter(({ action }) => action === 'do-not-contact lifted');
    expect(line).toMatchObject({ who: 'The website', subject_id: suspect.id });
  });

  it('of staff leave no call to be promised by the receipt', async () => {
    const enquiry = await site.enquiry();
    const token = site.tokenOf(enquiry);
    expect((await site.read(token)).body.data.call_due).toEqual(expect.any(String));
    await site.post(`/${enquiry.id}/do-not-contact`);
    expect((await site.read(token)).body.data.call_due).toBeNull();
  });

  it('leave no call due where it was cancelled and consent was given again', async () => {
    const enquiry = await site.enquiry();
    expect(enquiry.is_call_owed).toBe(true);
    for (const what of ['withdraw', 'cancel-call', 'give'] as const)
      await site.act(what, site.tokenOf(enquiry));
    expect(await detailOf(enquiry.id)).toMatchObject({
      state: 'new',
      may_contact: true,
      is_call_owed: false,
    });
  });

  it('do not keep staff from answering who writes again, by the same address alone', async () => {
    const first = await site.enquiry();
    await site.act('withdraw', site.tokenOf(first));
    const again = await site.enquiry({ email: first.email, phone: first.phone });
    expect(again).toMatchObject({ do_not_contact: true, may_contact: true });
    await expect.poll(async () => (await detailOf(again.id)).acknowledgement).toBe('sent');
    const press = { key: randomUUID(), how: 'whatsapp', at: new Date().toISOString() };
    expect((await site.post(`/${again.id}/contact`, press)).status).toBe(200);
    expect((await detailOf(first.id)).may_contact).toBe(false);
    await site.post(`/${first.id}/do-not-contact`, { by: 'email' });
    expect((await detailOf(again.id)).may_contact).toBe(false);
  });

  it('leave nobody to be called who wrote again, was called, and withdrew once more', async () => {
    const first = await site.enquiry();
    await site.act('withdraw', site.tokenOf(first));
    const again = await site.enquiry({ email: first.email, phone: first.phone });
    const press = { key: randomUUID(), how: 'call', at: new Date().toISOString() };
    expect((await site.post(`/${again.id}/contact`, press)).status).toBe(200);
    expect(await site.waiting()).toContain(again.id);
    await site.act('withdraw', site.tokenOf(again));
    expect(await site.waiting()).not.toContain(again.id);
  });

  it('hide the number from everybody but owners, once no call is owed', async () => {
    const enquiry = await site.enquiry();
    const { token } = await addColleague(site, 'Kavita Sen', 'leads');
    const numbers = async (as: string) => {
      const get = (path: string) =>
        site.request.get(`/api/admin/enquiry${path}`).auth(as, { type: 'bearer' });
      const [list, one] = [await get(`?search=${enquiry.email}`), await get(`/${enquiry.id}`)];
      return [list.body.data[0], one.body.data].flatMap(({ phone, phone_e164 }) => [phone, phone_e164]);
    };
    const [open, masked] = [enquiry.phone_e164, `+91••••••••${enquiry.phone_e164.slice(-2)}`];
    const asTyped = [enquiry.phone, open, enquiry.phone, open];
    await site.act('withdraw', site.tokenOf(enquiry));
    expect(await numbers(token)).toEqual(asTyped);
    await site.act('cancel-call', site.tokenOf(enquiry));
    expect(await numbers(token)).toEqual([masked, masked, masked, masked]);
    expect(await numbers(await signIn(site))).toEqual(asTyped);
  });

  it('let nobody but owners find the hidden number by a part of it, everybody by the whole', async () => {
    const enquiry = await site.enquiry();
    const { id, email, phone, phone_e164 } = enquiry;
    const { token } = await addColleague(site, 'Sana Ali', 'leads');
    const isFoundBy = async (search: string, as: string) => {
      const query = new URLSearchParams({ search });
      const { body } = await site.request.get(`/api/admin/enquiry?${query}`).auth(as, { type: 'bearer' });
      return body.data.some((found: { id: string }) => found.id === id);
    };
    expect(await isFoundBy(phone_e164.slice(0, 9), token)).toBe(true);
    await site.act('withdraw', site.tokenOf(enquiry));
    await site.act('cancel-call', site.tokenOf(enquiry));
    for (const part of [phone.slice(0, 5), phone_e164.slice(0, 9)]) {
      expect(await isFoundBy(part, token)).toBe(false);
      expect(await isFoundBy(part, await signIn(site))).toBe(true);
    }
    expect(await isFoundBy(phone_e164.slice(3), token)).toBe(true);
    expect(await isFoundBy(email, token)).toBe(true);
  });

  it('are forgotten by an owner for somebody whose enquiries are gone', async () => {
    const token = await signIn(site);
    const call = (act: string, who: string) =>
      site.request.post(`/api/admin/do-not-contact/${act}`).auth(token, { type: 'bearer' }).send({ who });
    const { id, email, phone, phone_e164: number } = await site.enquiry();
    await site.post(`/${id}/do-not-contact`);
    expect((await call('forget', email)).status).toBe(409);
    await sql('DELETE FROM enquiry WHERE id = $1', [id]);
    expect((await call('find', phone)).body).toEqual({
      data: [{ who: number, at: expect.any(String), by: 'meera@example.com' }],
      enquiries: 0,
    });
    expect((await call('forget', `${number}@example.com`)).body).toEqual({ data: [], enquiries: 0 });
    expect((await call('find', number)).body.data).toHaveLength(1);
    for (const who of [email.toUpperCase(), phone]) expect((await call('forget', who)).body.data).toEqual([]);
    const left = 'SELECT 1 FROM do_not_contact WHERE email = $1 OR phone_e164 = $2';
    expect(await sql(left, [email, number])).toEqual([]);
    expect(JSON.stringify(await site.audit())).not.toContain(email);
  });

  it('leave one line in the history when they are forgotten, and none where there were none', async () => {
    const who = `${randomUUID()}@example.com`;
    await sql("INSERT INTO do_not_contact (email, set_by) VALUES ($1, 'Staff')", [who]);
    const token = await signIn(site);
    const lines = () => sql("SELECT 1 FROM audit_entry WHERE action = 'do-not-contact lifted'");
    const before = await lines();
    for (let count = 0; count < 2; count += 1) {
      const forget = site.request.post('/api/admin/do-not-contact/forget').send({ who });
      expect((await forget.auth(token, { type: 'bearer' })).body).toEqual({ data: [], enquiries: 0 });
    }
    expect(await lines()).toHaveLength(before.length + 1);
  });
});
