import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../src/database/query-rows.js';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { studio } from '../../src/studio/studio.js';
import { ThinVersions } from '../../src/versions/thin-versions.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { addColleague } from '../auth/colleague.ts';
import { clearLibrary } from '../library/library.ts';
import { picture } from '../pictures/pictures.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('kept versions', () => {
  let staff: Staff;
  let sql: DataSource;
  beforeAll(async () => {
    staff = await startAsStaff();
    sql = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());

  const versions = (id: number, path = '') =>
    staff.request.get(`/api/admin/blog/${id}/versions${path}`).auth(staff.token, { type: 'bearer' });
  const numbers = async (id: number) => {
    const select = 'SELECT number FROM saved_version WHERE post_id = $1 ORDER BY number DESC';
    const rows = await queryRows(sql, z.object({ number: z.int() }), select, [id]);
    return rows.map(({ number }) => number);
  };
  const forget = (id: number) => sql.query('DELETE FROM saved_version WHERE post_id = $1', [id]);

  it('keep their pictures until they go themselves', async () => {
    const isStored = async (path: string) => (await staff.request.get(`/api/${path}`)).status === 200;
    const post = await staff.post({}, { feature_image: await picture(300, 200) });
    await staff.change(post.id, {}, { feature_image: await picture(320, 200) });
    expect(await isStored(post.feature_image)).toBe(true);
    await clearLibrary(staff);
    await sql.query('UPDATE picture_claim SET keep_until = now()');
    await staff.app.get(UnusedPictures).sweep();
    expect(await isStored(post.feature_image)).toBe(true);
    await sql.query(
      `UPDATE saved_version SET saved_at = now() - interval '2 years', number = number - 100 WHERE post_id = $1 AND number = 1`,
      [post.id],
    );
    await fillVersions(post.id, 60, 'now()');
    await staff.app.get(ThinVersions).run();
    expect(await isStored(post.feature_image)).toBe(false);
    await staff.destroy(post.id);
  });

  it('of an erased account keep their text and lose its name', async () => {
    const leaver = await addColleague(staff);
    const post = await staff.post();
    await staff.request
      .post(`/api/admin/blog/${post.id}/update`)
      .auth(leaver.token, { type: 'bearer' })
      .send({ alt: 'Of Kavita' });
    expect((await versions(post.id)).body.data).toMatchObject([
      { saved_by: leaver.name },
      { saved_by: adminEmail },
    ]);
    expect((await versions(post.id, '/2')).body.data.saved_by).toBe(leaver.name);
    await leaver.remove();
    expect((await versions(post.id)).body.data).toMatchObject([{ saved_by: null }, { saved_by: adminEmail }]);
    expect((await versions(post.id, '/2')).body.data.content).toMatchObject({ alt: 'Of Kavita' });
    await staff.destroy(post.id);
  });

  /** Older ones, one an hour backwards from `newest`, below the numbers that are there. */
  async function fillVersions(id: number, count: number, newest: string): Promise<void> {
    await sql.query(
      `INSERT INTO saved_version (post_id, number, saved_at, device, act, words_added, words_removed, content, pictures)
       SELECT $1, n, ${newest} - make_interval(hours => $2 - n), '', 'changed', 0, 0, '{}', '{}'
       FROM generate_series(1, $2::int) AS n ON CONFLICT DO NOTHING`,
      [id, count],
    );
  }

  describe('that are many', () => {
    it('and older than a year are the last fifty', async () => {
      const post = await staff.post();
      await forget(post.id);
      await fillVersions(post.id, 70, `now() - interval '13 months'`);
      await staff.app.get(ThinVersions).run();
      expect(await numbers(post.id)).toEqual(Array.from({ length: 50 }, (_, at) => 70 - at));
      await staff.destroy(post.id);
    });

    it('and younger are all up to two hundred, beyond that the last of each day of the studio', async () => {
      const zone = studio.locale.timeZone;
      const studioMidnight = `date_trunc('day', now() AT TIME ZONE '${zone}') AT TIME ZONE '${zone}'`;
      const post = await staff.post();
      await forget(post.id);
      await fillVersions(post.id, 296, `${studioMidnight} - interval '1 hour'`);
      await staff.app.get(ThinVersions).run();
      const kept = await numbers(post.id);
      expect(kept.slice(0, 200)).toEqual(Array.from({ length: 200 }, (_, at) => 296 - at));
      expect(kept.slice(200)).toEqual([80, 56, 32, 8]);
      await staff.destroy(post.id);
    });
  });
});
