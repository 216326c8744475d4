import { randomUUID } from 'node:crypto';
import { MINUTE, later, openEnquiryDesk } from './enquiry-desk.ts';

describe('the outcome of a contact', () => {
  let desk: Awaited<ReturnType<typeof openEnquiryDesk>>;
  beforeAll(async () => {
    desk = await openEnquiryDesk();
  });
  afterAll(() => desk.stop());

  it('moves a new enquiry to Called when the person was reached, and no other', async () => {
    const fresh = await desk.enquiryOf(60);
    const { body } = await desk.outcome(fresh, { outcome: 'reached' });
    expect(body.data).toMatchObject({ state: 'called', outcome: 'reached', next_step: null });
    expect(await desk.linesOf(fresh, 'state')).toEqual(['called']);
    const quoted = await desk.enquiryOf(60);
    await desk.post(`/${quoted}/state`, { state: 'quoted' });
    expect((await desk.outcome(quoted, { outcome: 'reached' })).body.data.state).toBe('quoted');
  });

  it('sets a next step after a call without answer, which a call that reaches the person settles', async () => {
    const id = await desk.enquiryOf(60);
    const { body } = await desk.outcome(id, { outcome: 'not_reached' });
    expect(body.data).toMatchObject({ state: 'new', outcome: 'not_reached', next_step: 'Call again' });
    expect(Date.parse(body.data.next_step_at)).toBeGreaterThan(Date.now() + 119 * MINUTE);
    expect((await desk.outcome(id, { outcome: 'reached' })).body.data.next_step).toBeNull();
  });

  it('keeps when to call again, told by the clock of the studio', async () => {
    const id = await desk.enquiryOf(60);
    const at = new Date(Date.now() + 48 * 60 * MINUTE);
    at.setUTCHours(20, 0, 0, 0);
    const { body } = await desk.outcome(id, { outcome: 'call_again', again_at: at.toISOString() });
    const when = { outcome: 'call_again', call_again_at: at.toISOString(), next_step_at: at.toISOString() };
    expect(body.data).toMatchObject(when);
    const dayInIndia = new Date(at.getTime() + 330 * MINUTE).getUTCDate();
    expect(await desk.linesOf(id, 'outcome')).toEqual([
      expect.stringMatching(new RegExp(`^Call again on \\w+,? ${dayInIndia} \\w+ at 01:30$`)),
    ]);
  });

  it('takes an answer that is sent late, and lets none of before change what was said since', async () => {
    const id = await desk.enquiryOf(60);
    const again = { outcome: 'call_again', again_at: later(-5 * MINUTE), at: later(-30 * MINUTE) };
    expect((await desk.outcome(id, again)).body.data.call_again_at).toBe(again.again_at);
    await desk.outcome(id, { outcome: 'reached' });
    const { body } = await desk.outcome(id, { outcome: 'not_reached', at: later(-20 * MINUTE) });
    expect(body.data).toMatchObject({ state: 'called', outcome: 'reached', next_step: null });
    expect(await desk.linesOf(id, 'outcome')).toHaveLength(3);
  });

  it.each([{}, { again_at: later(-MINUTE) }, { again_at: 'soon' }])(
    'wants a moment that is still to come for calling again: %j',
    async (form) => {
      const id = await desk.enquiryOf(60);
      const { status, body } = await desk.outcome(id, { outcome: 'call_again', ...form });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ messages: { again_at: expect.any(String) } }),
      ]);
      expect(await desk.linesOf(id, 'outcome')).toEqual([]);
    },
  );

  it.each(['reached', 'not_reached'])('leaves a step alone that is another one: %s', async (outcome) => {
    const id = await desk.enquiryOf(60);
    const step = { next_step: 'Send the quotation', next_step_at: later(60 * MINUTE) };
    await desk.change(id, step);
    expect((await desk.outcome(id, { outcome })).body.data).toMatchObject(step);
  });

  it.each([
    { outcome: 'reached' },
    { outcome: 'not_reached' },
    { outcome: 'call_again', again_at: later(60 * MINUTE) },
  ])('sent late, leaves a call alone that was moved since: $outcome', async (answer) => {
    const id = await desk.enquiryOf(60);
    const step = { next_step: 'Call again', next_step_at: later(1440 * MINUTE) };
    await desk.change(id, step);
    const { body } = await desk.outcome(id, { ...answer, at: later(-30 * MINUTE) });
    expect(body.data).toMatchObject({ outcome: answer.outcome, ...step });
  });

  it('sets the day of a call said after a call was moved', async () => {
    const id = await desk.enquiryOf(60);
    await desk.post(`/${id}/state`, { state: 'called' });
    await desk.change(id, { next_step: 'Call again', next_step_at: later(1440 * MINUTE) });
    const again_at = later(60 * MINUTE);
    const { body } = await desk.outcome(id, { outcome: 'call_again', again_at });
    expect(body.data).toMatchObject({ next_step: 'Call again', next_step_at: again_at });
  });

  it.each(['called', 'quoted', 'won'])(
    'keeps the step that somebody wrote, and the call beside it: %s',
    async (state) => {
      const id = await desk.enquiryOf(60);
      await desk.post(`/${id}/state`, { state });
      const step = { next_step: 'Bring three marble samples', next_step_at: later(1440 * MINUTE) };
      await desk.change(id, step);
      const call_again_at = later(60 * MINUTE);
      const again = await desk.outcome(id, { outcome: 'call_again', again_at: call_again_at });
      expect(again.body.data).toMatchObject({ ...step, call_again_at });
      const done = await desk.change(id, { next_step: null });
      expect(done.body.data).toMatchObject({ next_step: null, call_again_at });
    },
  );

  it('takes back a call with its agreement, and not the step that was there before', async () => {
    const id = await desk.enquiryOf(60);
    await desk.post(`/${id}/state`, { state: 'quoted' });
    const step = { next_step: 'Bring three marble samples', next_step_at: later(1440 * MINUTE) };
    await desk.change(id, step);
    const key = randomUUID();
    await desk.press(id, { key });
    await desk.outcome(id, { outcome: 'call_again', again_at: later(60 * MINUTE) });
    await desk.delete(`/${id}/contact/${key}`);
    expect(await desk.read(id)).toMatchObject({ ...step, outcome: null, call_again_at: null });
  });

  it('forgets a call when its step is done, once somebody works on the enquiry', async () => {
    const id = await desk.enquiryOf(60);
    await desk.post(`/${id}/state`, { state: 'called' });
    await desk.outcome(id, { outcome: 'call_again', again_at: later(60 * MINUTE) });
    await desk.change(id, { next_step: null });
    expect((await desk.read(id)).call_again_at).toBeNull();
  });

  it.each(['Call again, and ask about the budget', null])(
    'keeps the moment to which a call was moved when its step becomes: %s',
    async (next_step) => {
      const id = await desk.enquiryOf(60);
      await desk.outcome(id, { outcome: 'call_again', again_at: later(60 * MINUTE) });
      const next_step_at = later(1440 * MINUTE);
      await desk.change(id, { next_step_at });
      await desk.change(id, { next_step });
      expect((await desk.read(id)).call_again_at).toBe(next_step_at);
    },
  );

  it('keeps the moment of a call when another step with a day of its own takes its place', async () => {
    const id = await desk.enquiryOf(60);
    const again_at = later(60 * MINUTE);
    await desk.outcome(id, { outcome: 'call_again', again_at });
    await desk.change(id, { next_step: 'Send the quotation', next_step_at: later(20_000 * MINUTE) });
    expect((await desk.read(id)).call_again_at).toBe(again_at);
  });

  it('refuses a call for a day on which the enquiry is gone, with the day', async () => {
    const id = await desk.enquiryOf(360 * 1440);
    const { status, body } = await desk.outcome(id, {
      outcome: 'call_again',
      again_at: later(10 * 1440 * MINUTE),
    });
    expect([status, Object.keys(body.messages)]).toEqual([422, ['again_at']]);
    expect(body.message).toMatch(/^This enquiry is deleted on \d+ [A-Z][a-z]+ \d{4}, unless it is won/);
    expect(await desk.linesOf(id, 'outcome')).toEqual([]);
  });

  it.each(['called', 'quoted'])('keeps a call that was agreed when it becomes %s', async (state) => {
    const id = await desk.enquiryOf(60);
    const again = { outcome: 'call_again', again_at: later(60 * MINUTE) };
    const step = { next_step: 'Visit', next_step_at: later(1440 * MINUTE) };
    await desk.change(id, step);
    await desk.outcome(id, again);
    const { body } = await desk.post(`/${id}/state`, { state });
    expect(body.data).toMatchObject({ state, ...step, call_again_at: again.again_at });
  });

  it('keeps a call that is over when a new enquiry is lost, and comes back', async () => {
    const id = await desk.enquiryOf(60);
    await desk.change(id, { next_step: 'Visit', next_step_at: later(60 * MINUTE) });
    const again_at = later(-5 * MINUTE);
    await desk.outcome(id, { outcome: 'call_again', again_at, at: later(-30 * MINUTE) });
    for (const state of ['lost', 'new']) await desk.post(`/${id}/state`, { state });
    expect((await desk.read(id)).call_again_at).toBe(again_at);
  });

  it('takes an agreed call as made when the enquiry moves on after its moment', async () => {
    const id = await desk.enquiryOf(60);
    const step = { next_step: 'Visit', next_step_at: later(60 * MINUTE) };
    await desk.change(id, step);
    await desk.outcome(id, {
      outcome: 'call_again',
      again_at: later(-5 * MINUTE),
      at: later(-30 * MINUTE),
    });
    const { body } = await desk.post(`/${id}/state`, { state: 'called' });
    expect(body.data).toMatchObject({ ...step, call_again_at: null });
  });
});
