import { openEnquiryDesk } from './enquiry-desk.ts';

describe('a do-not-contact mark that staff set, once the address is corrected', () => {
  let desk: Awaited<ReturnType<typeof openEnquiryDesk>>;
  beforeAll(async () => {
    desk = await openEnquiryDesk();
  });
  afterAll(() => desk.stop());

  const marked = async (by = 'email') => {
    const { id, email, phone } = await desk.enquiry();
    await desk.post(`/${id}/do-not-contact`, { by });
    return { id, email, phone, correct: `corrected.${email}` };
  };
  const keyOf = async (email: string): Promise<string | undefined> => {
    const [mark] = await desk.sql('SELECT key FROM do_not_contact WHERE email = $1', [email]);
    return mark?.key;
  };

  it('stays with the person, who gets no mail', async () => {
    const { id, correct } = await marked();
    await expect.poll(async () => (await desk.read(id)).acknowledgement).toBe('sent');
    await desk.change(id, { email: correct.toUpperCase() });
    expect(await desk.read(id)).toMatchObject({
      do_not_contact: true,
      may_contact: false,
      acknowledgement: 'none',
    });
  });

  it('stays where only the case of the letters is another', async () => {
    const { id, email } = await marked();
    await desk.change(id, { email: email.toUpperCase() });
    expect((await desk.read(id)).may_contact).toBe(false);
  });

  it('is the same for a restore, which removes it again if it was lifted', async () => {
    const { id, email, correct } = await marked();
    const key = await keyOf(email);
    await desk.change(id, { email: correct });
    expect([await keyOf(email), await keyOf(correct)]).toEqual([undefined, key]);
  });

  it('holds for the former address too where another enquiry has it', async () => {
    const { id, email, correct } = await marked();
    const other = await desk.enquiry({ email });
    await desk.change(id, { email: correct });
    for (const each of [id, other.id]) expect((await desk.read(each)).may_contact).toBe(false);
    expect(await keyOf(email)).not.toBe(await keyOf(correct));
  });

  it('replaces that of a withdrawal, and leaves nothing to be done for them', async () => {
    const { id, correct } = await marked();
    const other = await desk.enquiry({ email: correct });
    await desk.change(other.id, { next_step: 'Visit' });
    const withdrawal = `INSERT INTO do_not_contact (email, how, created_at) VALUES ($1, 'receipt', now() - interval '1 day')`;
    await desk.sql(withdrawal, [correct]);
    await desk.change(id, { email: correct });
    expect(await desk.read(other.id)).toMatchObject({ may_contact: false, next_step: null });
  });

  it('leaves no former address behind when the person is erased', async () => {
    const { id, email, correct } = await marked('either');
    await desk.change(id, { email: correct });
    expect((await desk.post(`/${id}/erase-person`, { by: 'both' })).body.erased).toBe(1);
    const left = 'SELECT email FROM do_not_contact WHERE email = ANY($1)';
    expect(await desk.sql(left, [[email, correct]])).toEqual([]);
  });
});
