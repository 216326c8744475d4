import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type AddressStaff, startAsAddressStaff } from './addresses.ts';

describe('a file of old addresses', () => {
  let staff: AddressStaff;
  beforeAll(async () => {
    staff = await startAsAddressStaff();
  });
  afterAll(() => staff.stop());
  beforeEach(() => staff.app.get(DataSource).query('DELETE FROM redirect'));

  const take = (csv: string) => staff.send('/import', { csv });
  const count = async () => {
    const [{ count: rules }] = await staff.app.get(DataSource).query('SELECT count(*)::int FROM redirect');
    return rules;
  };

  it('is taken as a whole, with chains made one step in whichever order they stand', async () => {
    const { status, body } = await take(
      '\uFEFFfrom,to,why\r\n/a,/b\r\n"/b",/c,"Moved, twice"\r\n\r\n/c,/projects?x=1\r\n/d , https://shop.example/ ,\r\n',
    );
    expect([status, body.data]).toEqual([200, { added: 4, changed: 0, unchanged: 0 }]);
    const ends = await Promise.all(['/a', '/b', '/c', '/d'].map((path) => staff.visit(path)));
    expect(ends).toEqual(['/projects?x=1', '/projects?x=1', '/projects?x=1', 'https://shop.example/']);
    const again = await take('/a,/projects?x=1\n/d,/blogs\n/e,/blogs');
    expect(again.body.data).toEqual({ added: 1, changed: 1, unchanged: 1 });
  });

  it('is taken again as it was, also where a page to which it leads is off the site by now', async () => {
    const { id, slug } = await staff.post();
    const csv = `/a,/blog/${slug}`;
    expect((await take(csv)).body.data).toEqual({ added: 1, changed: 0, unchanged: 0 });
    await staff.change(id, { status: 'draft' });
    expect((await take(csv)).body.data).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect((await take(`/b,/blog/${slug}`)).body.messages).toEqual({
      1: `Line 1: There is no page at /blog/${slug}.`,
    });
  });

  it('is taken again as it was while a page is at an old address, though that leads nowhere else', async () => {
    const { id, slug, heading } = await staff.post({ status: 'draft' });
    const csv = `/blog/${slug},/projects`;
    await take(csv);
    await staff.change(id, { status: 'published' });
    expect((await take(csv)).body.data).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect((await take(`/blog/${slug},/blogs`)).body.messages['1']).toContain(`“${heading}” is at /blog/`);
    await staff.destroy(id);
  });

  it.each([
    ['semicolons', 'From;To;Why\n/a;/projects;Moved, twice\n'],
    ['a first line that names the mark', 'sep=;\r\nFrom;To;Why\r\n/a;/projects;Moved, twice\r\n'],
    [
      'semicolons below a heading of its own words',
      'Old address;New address;Why\n/a;/projects;Moved, twice\n',
    ],
    ['tabs', '/a\t/projects\tMoved, twice\n'],
    ['semicolons without a heading', '/a;/projects;"Moved, twice"\n'],
    ['commas where an address has a semicolon', '/a;b,/projects,"Moved, twice"\n'],
  ])('may be divided by %s, and its heading may be written in any case', async (_what, csv) => {
    expect((await take(csv)).body.data).toEqual({ added: 1, changed: 0, unchanged: 0 });
    expect((await staff.read('?search=/a')).body.data[0]).toMatchObject({
      to: '/projects',
      why: 'Moved, twice',
    });
  });

  it.each(['about.html,services.html', 'old-page,new-page', '1,2'])(
    'is told of a first line that is no heading, and no address either: %s',
    async (line) => {
      const { status, body } = await take(`${line}\n/a,/projects`);
      expect([status, Object.keys(body.messages)]).toEqual([422, ['1']]);
    },
  );

  it('with letters that could not be read is refused, and it is said how to save it', async () => {
    expect((await take('/caf\uFFFD,/projects')).body.messages).toEqual({
      1: 'Line 1: Some letters could not be read. Save the file as CSV UTF-8 in your spreadsheet, and choose it once more.',
    });
    expect(await count()).toBe(0);
  });

  it('with mistakes changes nothing, and each is named with its line', async () => {
    const { status, body } = await take(
      [
        'from,to',
        '/a,/projects',
        '/b,javascript:alert(1)',
        '/projects,/blogs',
        '"/d\n",/blogs',
        '/x,//evil.example',
        'old,/blogs',
        '/c',
        '/c,/nothing-here',
        '/x,/blogs',
        '/old/*,/blogs',
      ].join('\n'),
    );
    expect([status, body.message]).toEqual([422, 'Nothing was imported: 7 lines are wrong.']);
    expect(Object.keys(body.messages)).toEqual(['3', '4', '7', '8', '9', '10', '12']);
    expect(body.messages['3']).toMatch(/^Line 3: Please write a page of this site, such as \/projects/);
    expect(await count()).toBe(0);
    const circle = await take('/a,/b\n/b,/a\n/c,/nothing-here\n/projects,/blogs');
    expect(body && circle.body.messages).toMatchObject({
      1: expect.stringContaining('circle: /a, then /b, then back'),
      3: 'Line 3: There is no page at /nothing-here.',
      4: expect.stringContaining('“Projects” is at /projects'),
    });
    expect(await count()).toBe(0);
  });

  it.each([
    ['no second address', '/a'],
    ['more cells than it may have', '/a,/b,c,d'],
    ['one address twice, written in two ways', '/%c3%a9,/projects\n/e\u0301/,/blogs'],
    ['two mistakes in one line', 'a,b'],
    ['a quotation mark that is never closed', '/a,"/projects'],
    ['nothing', '\n\n'],
    ['a head alone', 'from,to,why'],
    ['a very long line', `/a,/${'b'.repeat(20_000)}`],
    ['a NUL', '/a\0,/projects'],
    ['a header of its own', '/a,"/projects\r\nSet-Cookie: x=1"'],
  ])('with %s is refused in a sentence', async (_what, csv) => {
    const { status, body } = await take(csv);
    expect(status).toBe(422);
    expect(body.message).toMatch(/^[A-Z].*\.$/s);
    expect(await count()).toBe(0);
  });

  it('has at most 5,000 lines, and so many are taken in a moment', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `/import-${at},/projects,${'why '.repeat(20)}`);
    const taken = await take(lines.join('\n'));
    expect([taken.status, taken.body.data]).toEqual([200, { added: 5000, changed: 0, unchanged: 0 }]);
    expect((await take([...lines, '/more,/projects'].join('\n'))).body.message).toBe(
      'Please send at most 5000 lines at once.',
    );
    expect((await take('x'.repeat(2_000_001))).status).toBe(422);
    expect((await take('x'.repeat(20_000_000))).status).toBe(413);
  });

  it('is written such that a spreadsheet calculates nothing, and is read as it was', async () => {
    const why = '=HYPERLINK("//evil.example")';
    await staff.lead('/a', '/projects', { why });
    const { text, headers } = await staff.read('/export');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toContain(`/a,/projects,"'=HYPERLINK(""//evil.example"")"`);
    expect((await take(text)).body.data).toMatchObject({ added: 0, changed: 0 });
    await staff.send('/remove', { from: '/a' });
    await take(text);
    const { body } = await staff.read('?search=/a');
    expect(body.data.find(({ from }: { from: string }) => from === '/a').why).toBe(why);
  });

  it('leaves a line in the history when it is taken away', async () => {
    await staff.read('/export');
    const { body } = await staff.request
      .get('/api/admin/audit?kind=security')
      .auth(staff.token, { type: 'bearer' });
    expect(body.data.map(({ action }: { action: string }) => action)).toContain('old addresses exported');
  });

  it('leaves one line in the history, and none when it is taken again', async () => {
    const from = `/x-${randomUUID().slice(0, 8)}`;
    await take(`${from},/projects`);
    const { body } = await staff.request
      .get('/api/admin/audit?kind=work')
      .auth(staff.token, { type: 'bearer' });
    expect(body.data[0]).toMatchObject({
      action: 'old addresses imported',
      subject_type: 'address',
      subject: '1 line of a file',
    });
    const before = await staff.acts();
    await take(`${from},/projects`);
    expect(await staff.acts()).toEqual(before);
  });
});
