import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { requestStatements } from '../health/request-statements.ts';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';

describe('a list that was read before', () => {
  let staff: Staff;
  let elsewhere: Client;
  beforeAll(async () => {
    staff = await startAsStaff();
    elsewhere = new Client(staff.env.DATABASE_URL);
    await elsewhere.connect();
  });
  afterAll(async () => {
    await elsewhere.end();
    await staff.stop();
  });

  const headings = async (path = '/api/blog?limit=50') =>
    (await staff.request.get(path)).body.data.map((post: { heading: string }) => post.heading);
  const rename = (id: number, heading: string) =>
    elsewhere.query('UPDATE blog_post SET heading = $2 WHERE id = $1', [id, heading]);

  it.each(['/api/blog?page=2&limit=1', '/api/blogsearch?search=kept&page=1'])(
    'is not read again while nothing changes: %s',
    async (path) => {
      await staff.post({ heading: unique('Kept') });
      await staff.post({ heading: unique('Kept') });
      const first = await staff.request.get(path);
      const query = vi.spyOn(staff.app.get(DataSource), 'query');
      const again = await staff.request.get(path);
      expect(again.body).toEqual(first.body);
      expect(requestStatements(query.mock.calls)).toHaveLength(1);
      query.mockRestore();
    },
  );

  it('is read again after a change that another process has made', async () => {
    const { id, heading } = await staff.post();
    expect(await headings()).toContain(heading);
    const renamed = unique('Renamed elsewhere');
    await rename(id, renamed);
    expect(await headings()).toContain(renamed);
    expect(await headings(`/api/blogsearch?search=${encodeURIComponent(renamed)}`)).toEqual([renamed]);
  });

  it('shows a change when it is complete, not before and never later', async () => {
    const { id, heading } = await staff.post();
    const renamed = unique('Renamed slowly');
    await elsewhere.query('BEGIN');
    await rename(id, renamed);
    expect(await headings()).toContain(heading);
    await elsewhere.query('COMMIT');
    expect(await headings()).toContain(renamed);
  });

  it('shows a scheduled post when its time comes, though nothing is written then', async () => {
    let publishAt: number;
    let heading: string;
    let before: string[];
    let delayMs = 500;
    // A busy machine may read the list too late to have read it before.
    do {
      delayMs *= 2;
      publishAt = Date.now() + delayMs;
      ({ heading } = await staff.post({
        status: 'scheduled',
        publish_at: new Date(publishAt).toISOString(),
      }));
      before = await headings();
    } while (Date.now() >= publishAt);
    expect(before).not.toContain(heading);
    await expect.poll(() => headings()).toContain(heading);
  });
});
