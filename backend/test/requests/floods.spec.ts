import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { onTestFinished } from 'vitest';
import { ThrottleRepository } from '../../src/throttle/throttle.repository.js';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

describe('a flood', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff({ TRUST_PROXY: '1' });
    await staff.post();
  });
  afterAll(() => staff.stop());

  /** What the flood was answered, and whether a visitor was served while it was still going on. */
  const during = async (flood: PromiseLike<{ status: number; headers: Record<string, string> }>[]) => {
    let isOver = false;
    const answers = Promise.all(flood).finally(() => (isOver = true));
    const pages = [];
    for (let visit = 0; visit < 3; visit += 1) pages.push((await staff.request.get('/api/blog')).status);
    const wasServedMeanwhile = !isOver && pages.every((status) => status === 200);
    const refused = (await answers).filter(({ status }) => status === 429);
    const mustWait = refused.map(({ headers }) => Number(headers['retry-after']));
    return { statuses: (await answers).map(({ status }) => status), mustWait, wasServedMeanwhile };
  };

  it('of sign-ins has to wait, and visitors do not', async () => {
    const { statuses, mustWait, wasServedMeanwhile } = await during(
      Array.from({ length: 80 }, (_, index) =>
        staff.request
          .post('/api/admin/login')
          .set('X-Forwarded-For', '198.51.100.20')
          .send({ email: `somebody${index}@example.com`, password: 'wrong' }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(mustWait.every((seconds) => seconds > 0)).toBe(true);
    expect(wasServedMeanwhile).toBe(true);
  });

  it('of sign-ins has an end of its queue, while the database counts none of them', async () => {
    const database = new EventEmitter();
    const counting = once(database, 'answer');
    const counts = staff.app.get(ThrottleRepository);
    const take = counts.take.bind(counts);
    const slow = vi.spyOn(counts, 'take').mockImplementation(async (...attempt) => {
      await counting;
      return take(...attempt);
    });
    onTestFinished(() => slow.mockRestore());
    const statuses: number[] = [];
    const flood = Array.from({ length: 110 }, async (_, index) => {
      const { status, body, headers } = await staff.request
        .post('/api/admin/login')
        .set('X-Forwarded-For', `203.0.113.${index}`)
        .send({ email: `nobody${index}@example.com`, password: 'wrong' });
      statuses.push(status);
      if (status !== 503) return;
      expect(body.message).toBe('Too many people are signing in just now. Please try again in a moment.');
      expect(headers['retry-after']).toBe('2');
    });
    await expect.poll(() => statuses.length).toBe(8);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await staff.request.get('/api/blog')).status).toBe(200);
    database.emit('answer');
    await Promise.all(flood);
  });

  it('of pictures has to wait, and visitors do not', async () => {
    const file = await picture(600, 600);
    const { statuses, mustWait, wasServedMeanwhile } = await during(
      Array.from({ length: 60 }, () => staff.insert(file)),
    );
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(20);
    expect(mustWait.every((seconds) => seconds > 0)).toBe(true);
    expect(wasServedMeanwhile).toBe(true);
    expect((await staff.insert(await picture(20, 20))).status).toBe(201);
  });

  it('of pictures from strangers is not even read', async () => {
    const { statuses } = await during(
      Array.from({ length: 30 }, () =>
        staff.request.post('/api/admin/blog/proxyfile').attach('file', Buffer.alloc(200_000), 'a.jpg'),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('of forged links to withdraw finds nothing, and visitors are served', async () => {
    const flood = Array.from({ length: 200 }, () =>
      staff.request
        .post('/api/consent/withdraw')
        .set('X-Forwarded-For', '198.51.100.22')
        .send({ receipt: `${randomUUID()}.${'A'.repeat(43)}` }),
    );
    const pages = Array.from({ length: 3 }, () => staff.request.get('/api/blog'));
    const [answers, visits] = await Promise.all([Promise.all(flood), Promise.all(pages)]);
    for (const { status } of answers) expect([404, 429]).toContain(status);
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('of enquiries has to wait, and visitors do not', async () => {
    const { statuses, mustWait, wasServedMeanwhile } = await during(
      Array.from({ length: 80 }, () =>
        staff.request.post('/api/enquiry').set('X-Forwarded-For', '198.51.100.21').send(enquiryForm()),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(mustWait.every((seconds) => seconds > 0)).toBe(true);
    expect(wasServedMeanwhile).toBe(true);
  });
});
