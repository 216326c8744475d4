import { randomUUID } from 'node:crypto';
import { addColleague } from '../auth/colleague.ts';
import { openPeople } from './people.ts';
import { signInAs } from '../auth/sign-in.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('the people who may sign in', () => {
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    people = await openPeople();
  });
  afterAll(() => people.stop());
  afterEach(async () => {
    await people.sql('DELETE FROM admin WHERE email <> $1', [adminEmail]);
  });

  const colleague = async (role: 'leads' | 'editor' | 'owner', name = 'Kavita Sen') => {
    const added = await addColleague(people, name, role);
    return { ...added, id: await people.idOf(added.email) };
  };
  const meera = () => people.idOf(adminEmail);

  it('are listed with role, second factor and what they have to do, owners first and blocked ones last', async () => {
    const blocked = await colleague('owner', 'Kabir Sen');
    const { id } = await colleague('leads', 'Harpreet Gill');
    await people.send('post', `people/${blocked.id}/block`);
    await people.sql(
      `INSERT INTO authenticator_app (admin_id, secret, active_since) VALUES ($1, 'x', now())`,
      [id],
    );
    await people.sql(
      `INSERT INTO passkey (admin_id, credential_id, public_key, counter, transports, name)
       VALUES ($1, $2, '', 0, '{}', 'Telephone')`,
      [id, randomUUID()],
    );
    await people.sql(`UPDATE admin SET last_used_at = '2026-11-23T08:50:00Z' WHERE id = $1`, [id]);
    for (const state of ['new', 'won']) {
      const enquiry = await people.enquiry();
      await people.sql('UPDATE enquiry SET owner_id = $1, state = $2 WHERE id = $3', [id, state, enquiry.id]);
    }
    const { people: listed } = await people.list();
    expect(listed.map(({ name }) => name)).toEqual(['Meera K.', 'Harpreet Gill', 'Kabir Sen']);
    expect(listed[0]).toMatchObject({ email: adminEmail, role: 'owner', is_you: true, open_enquiries: 0 });
    expect(listed[1]).toEqual({
      id,
      email: expect.stringContaining('@example.com'),
      name: 'Harpreet Gill',
      role: 'leads',
      blocked_at: null,
      last_used_at: '2026-11-23T08:50:00.000Z',
      second_factor: { app: true, passkeys: 1, provider: false },
      open_enquiries: 1,
      unsaved_drafts: 0,
      is_you: false,
    });
    expect(listed[2]?.blocked_at).toEqual(expect.any(String));
  });

  it('have no second factor while an app is only being set up', async () => {
    const { id, email } = await colleague('editor');
    await people.sql(`INSERT INTO authenticator_app (admin_id, secret) VALUES ($1, 'x')`, [id]);
    expect((await people.find(email)).second_factor).toEqual({ app: false, passkeys: 0, provider: false });
  });

  it('are told apart where they have signed in by single sign-on, until that is reset', async () => {
    const { id, email } = await colleague('editor');
    await people.sql(
      `INSERT INTO single_sign_on_identity (issuer, subject, admin_id) VALUES ('https://idp.example', 'x', $1)`,
      [id],
    );
    expect((await people.find(email)).second_factor.provider).toBe(true);
    await people.send('post', `people/${id}/second-factor/reset`);
    expect((await people.find(email)).second_factor.provider).toBe(false);
  });

  it('are given another role, which is written down', async () => {
    const { id, email } = await colleague('leads');
    expect((await people.send('patch', `people/${id}`, { role: 'editor' })).status).toBe(204);
    expect((await people.find(email)).role).toBe('editor');
    const subject = `${email}: leads to editor`;
    expect((await people.acts())[0]).toEqual({ who: adminEmail, action: 'role changed', subject });
  });

  it('give themselves neither a role nor anything else that no form of theirs has', async () => {
    const { id, email, token } = await colleague('leads');
    const more = { role: 'owner', blocked_at: null, email: 'other@example.com', password_hash: 'x', id };
    await people.send('patch', 'account', { name: 'Devika', ...more }, token);
    expect(await people.find(email)).toMatchObject({ id, name: 'Devika', role: 'leads' });
    const invited = { email: 'invited@example.com', role: 'editor' };
    const { body } = await people.send('post', 'invitations', invited);
    const form = { token: body.link.split('#')[1], name: 'Nidhi', password: 'four lamps over a table' };
    await people.request.post('/api/admin/join').send({ ...form, ...more });
    expect(await people.find(invited.email)).toMatchObject({ name: 'Nidhi', role: 'editor' });
    expect((await people.list()).people.map((person) => person.email)).not.toContain(more.email);
  });

  it('are signed out at once by a block, and may come back', async () => {
    const { id, email, password, token } = await colleague('editor');
    expect((await people.send('post', `people/${id}/block`)).status).toBe(204);
    expect(await people.isOpen(token)).toBe(false);
    await expect(signInAs(people, { email, password })).rejects.toThrow('401');
    expect((await people.send('post', `people/${id}/unblock`)).status).toBe(204);
    expect(await people.isOpen(await signInAs(people, { email, password }))).toBe(true);
    const acts = (await people.acts()).filter(({ action }) => action.startsWith('account'));
    expect(acts.slice(0, 2)).toEqual([
      { who: adminEmail, action: 'account unblocked', subject: email },
      { who: adminEmail, action: 'account blocked', subject: email },
    ]);
  });

  describe('and are removed', () => {
    it('at once, while what they wrote stays under their name', async () => {
      const { id, email, token } = await colleague('editor');
      const heading = `By ${email}`;
      expect((await people.send('post', 'blog', { heading }, token)).status).toBe(201);
      expect((await people.send('delete', `people/${id}`)).status).toBe(204);
      expect(await people.isOpen(token)).toBe(false);
      expect(await people.sql('SELECT heading FROM blog_post WHERE heading = $1', [heading])).toHaveLength(1);
      const lines = await people.sql(
        `SELECT who FROM audit_entry WHERE action = 'blog added' AND subject = $1`,
        [heading],
      );
      expect(lines).toEqual([{ who: email }]);
      expect((await people.acts())[0]).toEqual({
        who: adminEmail,
        action: 'account removed',
        subject: email,
      });
    });

    it('with their open enquiries handed over, each with its line', async () => {
      const leaving = await colleague('leads');
      const taker = await colleague('leads', 'Arjun Bhatia');
      const [open, lost] = [await people.enquiry(), await people.enquiry()];
      for (const { id } of [open, lost]) await people.change(id, { owner_id: leaving.id });
      await people.sql(`UPDATE enquiry SET state = 'lost' WHERE id = $1`, [lost.id]);
      await people.send('delete', `people/${leaving.id}`, { enquiries_to: taker.id });
      expect((await people.read(open.id)).owner).toEqual({ id: taker.id, name: 'Arjun Bhatia' });
      expect((await people.read(lost.id)).owner).toBeNull();
      expect(await people.linesOf(open.id, 'owner')).toEqual(['Arjun Bhatia', 'Kavita Sen']);
      expect((await people.actsOn(open.id))[0]).toEqual(['enquiry worked on', 'Changed: the owner']);
    });

    it('with their enquiries left to nobody', async () => {
      const leaving = await colleague('leads');
      const { id } = await people.enquiry();
      await people.change(id, { owner_id: leaving.id });
      await people.send('delete', `people/${leaving.id}`, { enquiries_to: null });
      expect((await people.read(id)).owner).toBeNull();
      expect(await people.linesOf(id, 'owner')).toEqual(['', 'Kavita Sen']);
    });

    it.each([
      ['the one who goes', (leaving: string) => leaving],
      ['somebody who is not here', () => randomUUID()],
      ['no person', () => 'Meera'],
    ])('not, when the enquiries would go to %s', async (_what, taker) => {
      const { id, email } = await colleague('leads');
      const { status, body } = await people.send('delete', `people/${id}`, { enquiries_to: taker(id) });
      expect([status, Object.keys(body.messages)]).toEqual([422, ['enquiries_to']]);
      expect((await people.find(email)).id).toBe(id);
    });
  });

  describe('with the role owner', () => {
    it('stay two among themselves when one is given another role', async () => {
      const { id, email } = await colleague('owner', 'Arjun Bhatia');
      const { status, body } = await people.send('patch', `people/${id}`, { role: 'editor' });
      expect([status, body.message]).toEqual([
        422,
        'Arjun Bhatia cannot become an editor. You would be the only owner left, and one owner alone can be locked out. Make somebody else an owner first.',
      ]);
      await colleague('owner', 'Sana Rizvi');
      expect((await people.send('patch', `people/${id}`, { role: 'editor' })).status).toBe(204);
      expect((await people.find(email)).role).toBe('editor');
    });

    it('can be blocked down to the one who does it', async () => {
      const { id } = await colleague('owner');
      expect((await people.send('post', `people/${id}/block`)).status).toBe(204);
    });

    it.each([
      ['role', 'patch', '', { role: 'leads' }],
      ['block', 'post', '/block', {}],
      ['removal', 'delete', '', {}],
    ] as const)('cannot do it to themselves: %s', async (_what, method, path, form) => {
      await colleague('owner');
      const { status, body } = await people.send(method, `people/${await meera()}${path}`, form);
      expect([status, body.message]).toEqual([422, 'This is you. Only another owner can do this.']);
      expect(await people.find(adminEmail)).toMatchObject({ role: 'owner', blocked_at: null });
    });

    it.each([
      ['block', 'post', '/block'],
      ['remove', 'delete', ''],
    ] as const)('never %s each other both at the same moment', async (_what, method, path) => {
      const [one, other] = [await colleague('owner'), await colleague('owner')];
      const answers = await Promise.all([
        people.send(method, `people/${other.id}${path}`, {}, one.token),
        people.send(method, `people/${one.id}${path}`, {}, other.token),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const { people: listed } = await people.list();
      const left = listed.filter(({ email, blocked_at }) => email !== adminEmail && !blocked_at);
      expect(left).toHaveLength(1);
    });
  });

  it.each(['x', randomUUID()])('are not there under the number %s', async (id) => {
    for (const [method, path] of [
      ['patch', ''],
      ['post', '/block'],
      ['post', '/unblock'],
      ['delete', ''],
    ] as const) {
      const { status, body } = await people.send(method, `people/${id}${path}`, { role: 'leads' });
      expect([status, body.message]).toEqual([404, 'This person has no account any more.']);
    }
  });
});
