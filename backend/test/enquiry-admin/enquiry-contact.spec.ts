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

    it.each([
      ['after', ['reached', 'quoted', 'called']],
      ['before', ['called', 'reached']],
    ])(
      'is taken back, and the state stays that somebody chose by hand %s its answer',
      async (_when, acts) => {
        const id = await desk.enquiryOf(60);
        const key = randomUUID();
        await desk.press(id, { key });
        for (const act of acts)
          await (act === 'reached'
            ? desk.outcome(id, { outcome: act })
            : desk.post(`/${id}/state`, { state: act }));
        await desk.delete(`/${id}/contact/${key}`);
        expect(await desk.read(id)).toMatchObject({ state: 'called', outcome: null, first_contact_at: null });
      },
    );

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
});
