import { randomUUID } from 'node:crypto';
import { type Fields, type Staff, startAsStaff, unique } from './blog-posts.ts';

describe('a post whose answer was lost on its way', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const add = (key: string, fields: Fields) => staff.add(fields).set('Idempotency-Key', key);

  it('is not added twice, and has what was sent last', async () => {
    const key = randomUUID();
    const first = await add(key, { heading: unique('Sent'), slug: '' });
    const again = await add(key, { heading: `${first.body.data.heading} again`, alt: 'A desk' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.message).toBe('Blog added successfully!');
    expect(again.body.data).toMatchObject({ id: first.body.data.id, alt: 'A desk' });
    await staff.destroy(first.body.data.id);
  });

  it('is not written over when somebody has changed it meanwhile', async () => {
    const key = randomUUID();
    const { id, heading } = (await add(key, { heading: unique('Mine') })).body.data;
    await staff.change(id, { heading: unique('Theirs') });
    const again = await add(key, { heading: `${heading} again` });
    expect([again.status, again.body.conflict]).toEqual([409, expect.objectContaining({ id, version: 2 })]);
    await staff.destroy(id);
  });

  it('is written over what somebody has changed meanwhile by who has seen that', async () => {
    const key = randomUUID();
    const { id } = (await add(key, { heading: unique('Mine') })).body.data;
    await staff.change(id, { heading: unique('Theirs') });
    const over = await add(key, { heading: unique('Mine after all'), version: '2' });
    expect([over.status, over.body.data.id]).toEqual([201, id]);
    expect(over.body.data.heading).toContain('Mine after all');
    await staff.destroy(id);
  });

  it('is saved again after a change whose answer was lost, but not over somebody else’s', async () => {
    const key = randomUUID();
    const { id, version } = await staff.post();
    const save = (alt: string) => staff.change(id, { alt, version }).set('Idempotency-Key', key);
    expect((await save('one')).status).toBe(200);
    expect((await save('one and a half')).body.data.alt).toBe('one and a half');
    expect((await staff.change(id, { alt: 'other', version })).status).toBe(409);
    await staff.change(id, { alt: 'theirs' });
    expect((await save('two')).status).toBe(409);
    await staff.destroy(id);
  });

  it('is not written over by an attempt that was overtaken on its way', async () => {
    const key = randomUUID();
    const addAt = (sentAt: string, fields: Fields) => add(key, fields).set('Sent-At', sentAt);
    const heading = unique('Sent twice');
    const second = await addAt('2026-11-29T10:00:09.000Z', { heading, status: 'draft', alt: 'two' });
    const { id, version } = second.body.data;
    const first = await addAt('2026-11-29T10:00:00.000Z', { heading, status: 'published', alt: 'one' });
    expect([first.status, first.body.conflict]).toEqual([409, expect.objectContaining({ id, version })]);

    const save = (sentAt: string, alt: string) =>
      staff.change(id, { alt, version }).set('Idempotency-Key', key).set('Sent-At', sentAt);
    expect((await save('2026-11-29T10:00:08.000Z', 'one')).status).toBe(409);
    expect((await save('2026-11-29T10:00:09.000Z', 'two')).status).toBe(200);
    const third = await save('2026-11-29T10:00:10.000Z', 'three');
    expect(third.body.data).toMatchObject({ alt: 'three', status: 'draft' });
    await staff.destroy(id);
  });

  it('is refused with a moment that is none', async () => {
    const answer = await add(randomUUID(), { heading: unique('When') }).set('Sent-At', 'yesterday');
    expect([answer.status, Object.keys(answer.body.messages)]).toEqual([422, ['sent_at']]);
  });

  it('is added once when it comes many times at the same moment', async () => {
    const key = randomUUID();
    const heading = unique('At once');
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(key, { heading })));
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const taken = answers.filter(({ status }) => status === 201);
    const ids = new Set(taken.map(({ body }) => body.data.id));
    expect(ids.size).toBe(1);
    for (const id of ids) await staff.destroy(id);
  });

  it('is another one after it was deleted, under another key, or without one', async () => {
    const key = randomUUID();
    const one = (await add(key, { heading: unique('One') })).body.data;
    await staff.remove(one.id);
    const other = (await add(key, { heading: unique('One') })).body.data;
    const third = (await add(randomUUID(), { heading: unique('One') })).body.data;
    const fourth = await staff.post();
    expect(new Set([one.id, other.id, third.id, fourth.id]).size).toBe(4);
    for (const { id } of [other, third, fourth]) await staff.destroy(id);
  });
});
