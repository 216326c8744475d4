import { parseFragment } from 'parse5';
import { decodeDescription } from '../../src/blog/text/description.js';
import { attribute, elementsIn } from '../../src/blog/elements.js';
import { harms } from '../blog/harms.ts';
import { type LibraryStaff, startAsLibraryStaff } from './library.ts';

const NAMES: [string, string][] = [
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\kitchen.jpg`, 'kitchen.jpg'],
  ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
  ['\u202Ejpg.exe', 'jpg.exe'],
  ['one\u00AD two\u200B.jpg', 'one two.jpg'],
  ["'; DROP TABLE library_picture; --.jpg", "'; DROP TABLE library_picture; --.jpg"],
  ['दीवार.jpg', 'दीवार.jpg'],
  ['   ', ''],
];

describe('the picture library against what may be sent', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  it.each(NAMES)('keeps of the name %j a name', async (sent, kept) => {
    expect((await staff.picture(undefined, sent)).file_name).toBe(kept);
  });

  it('keeps at most 200 letters of a name, and no half letter', async () => {
    const { file_name } = await staff.picture(undefined, `${'a'.repeat(199)}😀.jpg`);
    expect(file_name).toBe('a'.repeat(199));
  });

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['" onerror="alert(1)', '" onerror="alert(1)'],
    ['a\u0000b\nc\u0007d', 'a b c d'],
    ['\uD800 lone', 'lone'],
  ])('takes the alt text %j as words', async (sent, kept) => {
    const { id, src } = await staff.picture();
    const change = { alt: sent, is_decorative: false, focal_x: 0, focal_y: 100 };
    expect((await staff.send(`pictures/${id}/change`, change)).body.data.alt).toBe(kept);
    const inText = `<p><img src="/api/${src}"><img src="/api/${src}" data-decorative="true"></p>`;
    const post = await staff.post({ feature_image_path: src, description: inText });
    const shown = (await staff.request.get(`/api/blog/${post.slug}`)).body.data;
    expect(shown.alt).toBe(kept);
    const text = decodeDescription(shown.description);
    expect(harms(text)).toEqual([]);
    const altTexts = elementsIn(parseFragment(text)).flatMap((element) => attribute(element, 'alt') ?? []);
    expect(altTexts).toEqual([kept, '']);
    await staff.destroy(post.id);
  });

  it.each([
    [{ alt: 'a'.repeat(301) }],
    [{ alt: { $gt: '' } }],
    [{ alt: null }],
    [{ is_decorative: 'yes' }],
    [{ focal_x: 101 }],
    [{ focal_y: -1 }],
    [{ focal_x: 1.5 }],
    [{ focal_x: '50' }],
  ])('refuses the change %j whole', async (wrong) => {
    const picture = await staff.picture();
    const right = { alt: 'Words', is_decorative: false, focal_x: 1, focal_y: 1 };
    const refused = await staff.send(`pictures/${picture.id}/change`, { ...right, ...wrong });
    expect([refused.status, Object.keys(refused.body.messages)]).toEqual([422, Object.keys(wrong)]);
    expect((await staff.get(`pictures/${picture.id}`)).body.data).toMatchObject({ alt: '', focal_x: 50 });
  });

  it('changes nothing but what the form names', async () => {
    const { id, src } = await staff.picture();
    const more = { origin: 'shipped', src: 'projects/x/01.jpg', bytes: 1, deleted_at: null, id: 1 };
    const change = { alt: 'Words', is_decorative: false, focal_x: 1, focal_y: 1, ...more };
    await staff.send(`pictures/${id}/change`, change);
    expect((await staff.get(`pictures/${id}`)).body.data).toMatchObject({ id, src, origin: 'uploaded' });
  });

  it('replaces a picture by none whose number no picture can have', async () => {
    const { id } = await staff.picture();
    expect((await staff.send(`pictures/${id}/replace`, { with: 3_000_000_000 })).status).toBe(422);
  });

  it.each([
    'filter=nothing',
    'origin=elsewhere',
    'page=-1',
    'limit=1e9',
    'search=%00',
    `search=${'a'.repeat(5000)}`,
    'search[]=a&search[]=b',
    'filter[]=bin',
  ])('lists whatever is asked: %s', async (query) => {
    expect((await staff.get(`pictures?${query}`)).status).toBe(200);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ])('takes no %s for a picture', async (_what, file) => {
    const { counts } = (await staff.get('pictures')).body;
    const refused = await staff.request
      .post('/api/admin/pictures')
      .auth(staff.token, { type: 'bearer' })
      .attach('file', file, 'kitchen.jpg');
    expect([415, 422]).toContain(refused.status);
    expect((await staff.get('pictures')).body.counts).toEqual(counts);
  });

  it('asks for a file when none comes', async () => {
    expect((await staff.send('pictures', {})).body.messages).toEqual({ file: 'Please choose a picture.' });
  });
});
