import { randomUUID } from 'node:crypto';
import { MINUTE, later, openEnquiryDesk } from './enquiry-desk.ts';

describe('the enquiry desk', () => {
  let desk: Awaited<ReturnType<typeof openEnquiryDesk>>;
  beforeAll(async () => {
    desk = await openEnquiryDesk();
  });
  afterAll(() => desk.stop());

  describe('on a first contact', () => {
    it('notes who, when and how, with a line in the history', async () => {
      const id = await desk.enquiryOf(60);
      const { status, body } = await desk.press(id, { how: 'whatsapp' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        first_contact_by: 'Meera K.',
        first_contact_how: 'whatsapp',
        state: 'new',
      });
      expect(Math.abs(Date.parse(body.data.first_contact_at) - Date.now())).toBeLessThan(MINUTE);
      expect(await desk.actsOn(id)).toEqual([['enquiry contact noted', 'WhatsApp']]);
    });

    it('stamps it once, however many press at the same moment', async () => {
      const id = await desk.enquiryOf(60);
      const first = later(-30 * MINUTE);
      const presses = [first, ...Array.from({ length: 7 }, (_, n) => later((n - 20) * MINUTE))];
      const answers = await Promise.all(presses.map((at) => desk.press(id, { at })));
      expect(answers.map(({ status }) => status)).toEqual(presses.map(() => 200));
      expect((await desk.read(id)).first_contact_at).toBe(first);
      expect(await desk.linesOf(id, 'contact')).toHaveLength(presses.length);
    });

    it('counts a press that is sent many times at once as one', async () => {
      const id = await desk.enquiryOf(60);
      const key = randomUUID();
      await Promise.all(Array.from({ length: 6 }, () => desk.press(id, { key })));
      expect(await desk.linesOf(id, 'contact')).toEqual(['call']);
      expect(await desk.actsOn(id)).toHaveLength(1);
    });

    it('keeps the time that was pressed when it is sent later, also when somebody was quicker to send', async () => {
      const id = await desk.enquiryOf(60);
      await desk.press(id, { how: 'mail', at: later(-5 * MINUTE) });
      const at = later(-40 * MINUTE);
      const { body } = await desk.press(id, { at });
      expect(body.data).toMatchObject({ first_contact_at: at, first_contact_how: 'call' });
    });

    it.each([
      ['in the future', later(2 * 1440 * MINUTE), 'This contact is in the future'],
      ['before the enquiry came', later(-3 * 1440 * MINUTE), 'from before the enquiry came'],
    ])('refuses one %s and keeps nothing of it', async (_when, at, sentence) => {
      const id = await desk.enquiryOf(60);
      const { status, body } = await desk.press(id, { at });
      expect([status, body.messages.at]).toEqual([422, expect.stringContaining(sentence)]);
      expect(await desk.read(id)).toMatchObject({ first_contact_at: null });
      expect(await desk.linesOf(id, 'contact')).toEqual([]);
    });

    it('forgives a telephone whose clock is a minute ahead, and stores no future', async () => {
      const id = await desk.enquiryOf(60);
      const { body } = await desk.press(id, { at: later(MINUTE) });
      expect(Date.parse(body.data.first_contact_at)).toBeLessThanOrEqual(Date.now());
    });

    it.each([
      ['west', '-11:00', -660],
      ['east', '+13:45', 825],
    ])('takes the moment of a device far %s of India as it is', async (_where, zone, minutes) => {
      const id = await desk.enquiryOf(60);
      const at = later(-30 * MINUTE);
      const there = new Date(Date.parse(at) + minutes * MINUTE).toISOString().replace('Z', zone);
      expect((await desk.press(id, { at: there })).body.data.first_contact_at).toBe(at);
    });

    it('is taken back: the next earliest counts, then none, and its repetition does not bring it back', async () => {
      const id = await desk.enquiryOf(60);
      const [first, second] = [randomUUID(), randomUUID()];
      const at = later(-30 * MINUTE);
      await desk.press(id, { key: first, at });
      await desk.press(id, { key: second, how: 'mail' });
      const left = await desk.delete(`/${id}/contact/${first}`);
      expect(left.body.data.first_contact_how).toBe('mail');
      await desk.delete(`/${id}/contact/${second}`);
      await desk.delete(`/${id}/contact/${second}`);
      await desk.press(id, { key: first, at });
      expect(await desk.read(id)).toMatchObject({ first_contact_at: null, first_contact_by: null });
      expect(await desk.linesOf(id, 'contact')).toEqual([]);
      expect(
        (await desk.actsOn(id)).filter(([action]) => action === 'enquiry contact taken back'),
      ).toHaveLength(2);
    });

    it.each([
      ['reached', { outcome: 'reached' }],
      ['not_reached', { outcome: 'not_reached' }],
      ['call_again', { outcome: 'call_again', again_at: later(60 * MINUTE) }],
    ])('is taken back together with its answer %s: the call is owed as before', async (_, answer) => {
      const id = await desk.enquiryOf(60);
      const key = randomUUID();
      await desk.press(id, { key });
      await desk.outcome(id, answer);
      await desk.delete(`/${id}/contact/${key}`);
      expect(await desk.read(id)).toMatchObject({
        state: 'new',
        outcome: null,
        next_step: null,
        next_step_at: null,
        first_contact_at: null,
      });
    });

    it('keeps the answer while another contact stands', async () => {
      const id = await desk.enquiryOf(60);
      const key = randomUUID();
      await desk.press(id, { key });
      await desk.press(id, { how: 'mail' });
      await desk.outcome(id, { outcome: 'reached' });
      await desk.delete(`/${id}/contact/${key}`);
      expect(await desk.read(id)).toMatchObject({ state: 'called', outcome: 'reached' });
    });

    it('refuses one with a person who asked to be left alone, but takes one from before', async () => {
      const id = await desk.enquiryOf(60);
      await desk.post(`/${id}/do-not-contact`);
      const { status, body } = await desk.press(id);
      expect([status, body.message]).toEqual([409, expect.stringContaining('asked to be left alone')]);
      expect(await desk.linesOf(id, 'contact')).toEqual([]);
      expect((await desk.press(id, { at: later(-5 * MINUTE) })).status).toBe(200);
    });
  });

  describe('on an outcome', () => {
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

    it.each(['reached', 'not_reached'])(
      'sent late, leaves a call alone that was moved since: %s',
      async (outcome) => {
        const id = await desk.enquiryOf(60);
        const step = { next_step: 'Call again', next_step_at: later(1440 * MINUTE) };
        await desk.change(id, step);
        const { body } = await desk.outcome(id, { outcome, at: later(-30 * MINUTE) });
        expect(body.data).toMatchObject({ outcome, ...step });
      },
    );

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
      await desk.change(id, { next_step: 'Visit', next_step_at: later(1440 * MINUTE) });
      await desk.outcome(id, again);
      const { body } = await desk.post(`/${id}/state`, { state });
      expect(body.data).toMatchObject({ state, next_step: 'Call again', next_step_at: again.again_at });
    });

    it('leaves another step alone once the moment of the agreed call is over', async () => {
      const id = await desk.enquiryOf(60);
      const step = { next_step: 'Visit', next_step_at: later(60 * MINUTE) };
      await desk.change(id, step);
      await desk.outcome(id, {
        outcome: 'call_again',
        again_at: later(-5 * MINUTE),
        at: later(-30 * MINUTE),
      });
      expect((await desk.post(`/${id}/state`, { state: 'called' })).body.data).toMatchObject(step);
    });
  });
});
