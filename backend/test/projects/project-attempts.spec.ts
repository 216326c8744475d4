import { type ProjectStaff, projectContent, startAsProjectStaff } from './projects.ts';

describe('staff who send a project more than once', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  it('add a project once, however often its form arrives', async () => {
    const content = projectContent();
    const send = () => staff.add({ status: 'draft', content }).set('Idempotency-Key', 'the-same-key');
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
    const together = await Promise.all(
      [1, 2, 3].map(() => staff.add({ content }).set('Idempotency-Key', 'another-key')),
    );
    const ids = new Set(together.filter(({ status }) => status === 201).map(({ body }) => body.data.id));
    expect(ids.size).toBe(1);
    await staff.destroy(first.body.data, together.find(({ status }) => status === 201)?.body.data);
  });

  it('keep what they sent last, though an earlier attempt arrives after it', async () => {
    const send = (sentAt: string, status: string) =>
      staff
        .add({ status, content: projectContent() })
        .set('Idempotency-Key', 'key-of-attempts')
        .set('Sent-At', sentAt);
    const second = await send('2026-11-29T10:00:09.000Z', 'draft');
    const first = await send('2026-11-29T10:00:00.000Z', 'published');
    expect([second.status, first.status]).toEqual([201, 409]);
    await staff.destroy(second.body.data);
  });
});
