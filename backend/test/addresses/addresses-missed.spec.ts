import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AddressCountRepository } from '../../src/addresses/address-count.repository.js';
import { AddressCounts } from '../../src/addresses/address-counts.js';
import { todayAtStudio } from '../../src/blog/today.js';
import { type AddressStaff, startAsAddressStaff } from './addresses.ts';
import { unique } from '../blog/blog-posts.ts';

const some = (name = 'missed') => `/${name}-${randomUUID().slice(0, 8)}`;

describe('an address that is not there', () => {
  let staff: AddressStaff;
  beforeAll(async () => {
    staff = await startAsAddressStaff();
  });
  afterAll(() => staff.stop());
  beforeEach(() => staff.app.get(DataSource).query('DELETE FROM missed_address'));

  async function miss(path: string, times = 3, query: Record<string, string> = {}): Promise<void> {
    for (let time = 0; time < times; time += 1) expect(await staff.visit(path, query)).toBe(404);
    await staff.counted();
  }
  const missed = async () => (await staff.read('/missed')).body.data;
  const paths = async () => (await missed()).map(({ path }: { path: string }) => path);
  const rows = async () => {
    const [{ count }] = await staff.app.get(DataSource).query('SELECT count(*)::int FROM missed_address');
    return count;
  };

  it('is listed once it was missed three times by people, with the page that was probably meant', async () => {
    const days = [todayAtStudio()];
    const post = await staff.post({ heading: unique('Jali screens') });
    const path = `/blog/${post.slug.replace('jali-', '')}.html`;
    await miss(path, 2, { came_from: 'www.example.org' });
    await miss(path, 4, { is_bot: 'true', came_from: 'bot.example' });
    await miss(path, 4, { is_refresh: 'true' });
    expect(await paths()).toEqual([]);
    await miss(`${path}?utm_source=x`, 1);
    days.push(todayAtStudio());
    expect(await missed()).toEqual([
      {
        path,
        came_from: 'www.example.org',
        missed: 3,
        bots: 4,
        first_day: expect.toBeOneOf(days),
        last_day: expect.toBeOneOf(days),
        leads_to: null,
        suggestion: { to: `/blog/${post.slug}`, title: post.heading },
      },
    ]);
    await staff.destroy(post.id);
  });

  it('is stored as sums of a day, nothing of a visitor', async () => {
    await miss(some(), 1, { came_from: 'https://evil.example/?mail=a@b.example' });
    const database = staff.app.get(DataSource);
    const [address] = await database.query('SELECT * FROM missed_address');
    const [day] = await database.query('SELECT * FROM missed_day');
    expect([Object.keys(address), address.came_from]).toEqual([['path', 'came_from', 'is_left_out'], null]);
    expect(Object.keys(day)).toEqual(['path', 'day', 'people', 'bots']);
  });

  it('becomes a redirect, and is missed again with its counts when that is taken back', async () => {
    const path = some();
    await miss(path);
    await staff.lead(path, '/projects');
    expect(await paths()).toEqual([]);
    await staff.send('/remove', { from: path });
    expect(await missed()).toMatchObject([{ path, missed: 3 }]);
  });

  it('is missed too while what its rule leads to is off the site, which the list says', async () => {
    const path = some();
    const post = await staff.post();
    const to = `/blog/${post.slug}`;
    await staff.lead(path, to);
    await miss(path, 0);
    expect((await staff.read(`?search=${path}`)).body.data).toMatchObject([{ to, is_gone: false }]);
    await staff.change(post.id, { status: 'draft' });
    await miss(path);
    expect(await missed()).toMatchObject([{ path, missed: 3, leads_to: to }]);
    expect((await staff.read(`?search=${path}`)).body.data).toMatchObject([{ to, is_gone: true }]);
    expect((await staff.lead(path, '/blogs', { before: to })).status).toBe(200);
    expect(await missed()).toEqual([]);
    await staff.destroy(post.id);
  });

  it('is left out when staff say so, until they take it in again', async () => {
    const path = some();
    await miss(path);
    expect((await staff.send('/leave-out', { path, is_left_out: true })).status).toBe(200);
    await miss(path);
    expect((await staff.read('/missed')).body).toEqual({ data: [], left_out: [path] });
    await staff.send('/leave-out', { path, is_left_out: false });
    expect((await staff.read('/missed')).body).toMatchObject({ data: [{ path, missed: 6 }], left_out: [] });
    expect((await staff.send('/leave-out', { path: some(), is_left_out: true })).status).toBe(404);
  });

  it('has one line in the history when it is left out twice, and taken in twice', async () => {
    const path = some();
    await miss(path, 1);
    const before = await staff.acts();
    for (const is_left_out of [false, true, true, false, false])
      expect((await staff.send('/leave-out', { path, is_left_out })).status).toBe(200);
    const since = ['missed address taken in again', 'missed address left out'];
    expect(await staff.acts()).toEqual([...since, ...before]);
  });

  it('is not counted when programs ask for it at every site, when it is a file, or a page is there', async () => {
    for (const path of [
      '/wp-login.php',
      '/.env',
      '/logo.png',
      '/projects',
      '//x',
      '/a%0d',
      `/${'a'.repeat(300)}`,
    ])
      await miss(path);
    expect(await rows()).toBe(0);
  });

  it('takes a flood of invented addresses with few rows, and keeps those that people ask for or left out', async () => {
    const [wanted, out] = [some('wanted'), some('out')];
    await miss(wanted);
    await miss(out, 1);
    await staff.send('/leave-out', { path: out, is_left_out: true });
    const waiting = staff.app.get(AddressCounts);
    for (let at = 0; at < 400; at += 1) waiting.miss({ path: `/flood-${at}`, isBot: false, cameFrom: null });
    await staff.counted();
    expect(await rows()).toBeLessThanOrEqual(302);
    const counts = staff.app.get(AddressCountRepository);
    const flood = Array.from({ length: 2500 }, () => ({
      path: some('x'),
      people: 1,
      bots: 0,
      cameFrom: null,
    }));
    await counts.addMissed(flood);
    expect(await rows()).toBe(2001);
    expect(await paths()).toEqual([wanted]);
    expect((await staff.send('/leave-out', { path: out, is_left_out: true })).status).toBe(200);
  });

  it('is forgotten after its time, as are hits; what is left out stays left out', async () => {
    const [old, out, young] = [some('old'), some('out'), some('young')];
    for (const path of [old, out, young]) await miss(path, 1);
    await staff.send('/leave-out', { path: out, is_left_out: true });
    const database = staff.app.get(DataSource);
    await database.query('UPDATE missed_day SET day = day - 91 WHERE path = ANY($1)', [[old, out]]);
    await database.query("INSERT INTO redirect_hit (path, day) VALUES ('/long-ago', current_date - 95)");
    await staff.app.get(AddressCountRepository).removeOld();
    const kept = await database.query('SELECT path FROM missed_address ORDER BY path');
    expect(kept.map(({ path }: { path: string }) => path)).toEqual([out, young].toSorted());
    expect(await database.query("SELECT FROM redirect_hit WHERE path = '/long-ago'")).toEqual([]);
  });
});
