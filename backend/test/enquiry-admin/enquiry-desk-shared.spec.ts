import { MINUTE, later, openEnquiryDesk } from './enquiry-desk.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('the enquiry desk', () => {
  let desk: Awaited<ReturnType<typeof openEnquiryDesk>>;
  beforeAll(async () => {
    desk = await openEnquiryDesk();
  });
  afterAll(() => desk.stop());

  describe('on shared work', () => {
    it('tells in a sentence who moved it meanwhile, and moves nothing', async () => {
      const { id } = await desk.enquiry();
      await desk.post(`/${id}/state`, { state: 'quoted', from: 'new' });
      const { status, body } = await desk.post(`/${id}/state`, { state: 'lost', from: 'new' });
      expect([status, body.message]).toEqual([
        409,
        expect.stringMatching(/^Meera K\. moved this to Quoted at \d\d:\d\d\.$/),
      ]);
      expect((await desk.read(id)).state).toBe('quoted');
    });

    it('tells who changed an owner or a fact meanwhile, field by field', async () => {
      const { id: owner } = await desk.colleague();
      const { id } = await desk.enquiry();
      await desk.change(id, { owner_id: owner, budget: 'Theirs' });
      const gave = await desk.change(id, { owner_id: null, from: { owner_id: null } });
      expect([gave.status, gave.body.message]).toEqual([
        409,
        expect.stringMatching(/^Meera K\. gave this to Arjun B\. at \d\d:\d\d\.$/),
      ]);
      const stale = await desk.change(id, {
        budget: 'Mine',
        kind: 'home',
        from: { budget: null, kind: null },
      });
      expect([stale.status, stale.body.message]).toEqual([
        409,
        expect.stringMatching(/^Meera K\. changed the budget at \d\d:\d\d\.$/),
      ]);
      expect(await desk.read(id)).toMatchObject({ budget: 'Theirs', kind: null });
      const other = await desk.change(id, { kind: 'home', from: { kind: null } });
      expect(other.body.data.kind).toBe('home');
    });

    it('goes on without an owner whose account is removed, and still names who did what', async () => {
      const { id: owner, email } = await desk.colleague();
      const { id } = await desk.enquiry();
      await desk.change(id, { owner_id: owner });
      await desk.sql(
        `INSERT INTO enquiry_event (enquiry_id, actor, kind, text) VALUES ($1, $2, 'contact', 'call')`,
        [id, email],
      );
      await desk.sql('DELETE FROM admin WHERE id = $1', [owner]);
      const enquiry = await desk.read(id);
      expect(enquiry.owner).toBeNull();
      expect(enquiry.events.find(({ kind }) => kind === 'contact')?.actor).toBe(email);
      expect(await desk.linesOf(id, 'owner')).toEqual(['Arjun B.']);
    });

    it('offers as owners those who may sign in, by name, and those of one name by their addresses', async () => {
      const { id, email } = await desk.colleague();
      await desk.colleague();
      const { id: blocked } = await desk.colleague();
      await desk.sql('UPDATE admin SET blocked_at = now() WHERE id = $1', [blocked]);
      const { body } = await desk.get('/staff');
      expect(body.data).toContainEqual({ id, name: `Arjun B. (${email})` });
      expect(body.data.map((one: { id: string }) => one.id)).not.toContain(blocked);
      expect(body.data.at(-1).name).toBe('Meera K.');
    });

    it('tells who has enquiries and may not sign in, whoever else is blocked', async () => {
      const [{ id: owner }, { id: idle }] = [await desk.colleague(), await desk.colleague()];
      const { id } = await desk.enquiry();
      await desk.change(id, { owner_id: owner });
      await desk.sql('UPDATE admin SET blocked_at = now() WHERE id = ANY ($1)', [[owner, idle]]);
      const { body } = await desk.get('?limit=1&state=won');
      const ids = body.blocked_owners.map((one: { id: string }) => one.id);
      expect([ids.includes(owner), ids.includes(idle)]).toEqual([true, false]);
    });

    it('finds enquiries by owner, of nobody, my own, and those with a next step, earliest first', async () => {
      const { id: owner } = await desk.colleague();
      const [{ id: me }] = await desk.sql('SELECT id FROM admin WHERE email = $1', [adminEmail]);
      const some = async () => (await desk.enquiry()).id;
      const [theirs, mine, later1, sooner] = [await some(), await some(), await some(), await some()];
      await desk.change(theirs, { owner_id: owner });
      await desk.change(mine, { owner_id: me });
      await desk.change(later1, { owner_id: owner, next_step: 'x', next_step_at: later(2 * MINUTE) });
      await desk.change(sooner, { owner_id: owner, next_step: 'x', next_step_at: later(MINUTE) });
      expect((await desk.found(`owner=${owner}`)).toSorted()).toEqual([theirs, later1, sooner].toSorted());
      expect(await desk.found(`owner=${owner}&step=open`)).toEqual([sooner, later1]);
      await desk.post(`/${later1}/state`, { state: 'lost' });
      expect(await desk.found(`owner=${owner}&step=open`)).toEqual([sooner]);
      expect(await desk.found('owner=me')).toEqual([mine]);
      expect(await desk.found('owner=none')).not.toContain(theirs);
      expect(await desk.found('owner=nonsense')).toContain(theirs);
    });
  });

  it.each([{ next_step: 'Visit' }, { next_step: 'Visit', next_step_at: later(MINUTE) }])(
    'refuses a step with a person who asked to be left alone: %j',
    async (step) => {
      const { id } = await desk.enquiry();
      await desk.post(`/${id}/do-not-contact`);
      const { status, body } = await desk.change(id, step);
      expect([status, body.message]).toEqual([
        409,
        expect.stringMatching(/left alone, so no call and no step/),
      ]);
      expect((await desk.read(id)).next_step).toBeNull();
      expect((await desk.change(id, { budget: 'Rs 25 lakh' })).status).toBe(200);
    },
  );
});
