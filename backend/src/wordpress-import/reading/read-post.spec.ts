import { readPost } from './read-post.js';
import { wordpressItemSchema } from './wordpress-item.schema.js';

const whole = {
  post_id: '3',
  title: 'Oak',
  link: 'https://old.example/oak/',
  content: '<p>Words of the post.</p>',
  excerpt: '',
  post_date: '2019-05-04 10:11:12',
  post_date_gmt: '2019-05-04 04:41:12',
  status: 'publish',
  comments: 0,
  meta: {},
};
const around = { attachments: {}, site: 'https://old.example', newAddress: () => undefined };
const read = (changes: object) => readPost(wordpressItemSchema.parse({ ...whole, ...changes }), around);
const link = (to: string) => `<a href="${to}">Oak</a>`;

describe('a post of WordPress', () => {
  it('tells that the picture at its top is not in the export', () => {
    expect(read({ meta: { _thumbnail_id: '77' } }).problems).toEqual([
      'The picture at its top is not in the export.',
    ]);
    expect(read({ meta: { _thumbnail_id: '0' } }).problems).toEqual([]);
  });

  it('tells how many of its links still lead to the old site', () => {
    const file = link('http://www.old.example/files/prices.pdf');
    const picture = '<a href="https://old.example/a.jpg"><img src="https://old.example/a.jpg"></a>';
    const others = `${link('https://b.example/')}${link('#oak')}${link('/')}${link('mailto:a@old.example')}${picture}`;
    expect(read({ content: others }).notes).toEqual([]);
    expect(read({ content: file + others }).notes).toEqual([
      '1 link leads to old.example: see that it will go on leading somewhere.',
    ]);
    const content = `${file}${link('https://old.example/category/oak/')}`;
    expect(read({ content })).toMatchObject({
      problems: [],
      notes: ['2 links lead to old.example: see that they will go on leading somewhere.'],
    });
  });

  it('tells of links that named no site, and so lead to pages of this one', () => {
    expect(read({ content: link('/prices/') }).notes).toEqual([
      '1 link leads to /prices/, which was a page of the old site: see that it is there on this one.',
    ]);
    expect(read({ content: link('../a') + link('/files/a.pdf') }).notes).toEqual([
      '2 links lead to pages of the old site, such as ../a: see that they are there on this one.',
    ]);
    expect(read({ content: link('//old.example/a') }).notes).toEqual([
      '1 link leads to old.example: see that it will go on leading somewhere.',
    ]);
  });

  it('parts words in its card and title where a line or a block ends, and not at a link or at emphasis', () => {
    const content = `<p>Kitchens in ${link('https://b.example/')}, <em>and</em> else<strong>where</strong>.</p><ul><li>Oak<br>Brass</li><li>Tin</li></ul>`;
    const title = 'Oak, <em>brass</em>, tin';
    expect(read({ content, title }).form).toMatchObject({
      heading: 'Oak, brass, tin',
      short_description: 'Kitchens in Oak, and elsewhere. Oak Brass Tin',
    });
  });

  it('keeps its written excerpt whole, and no more than the beginning of its text in its place', () => {
    const excerpt = 'word '.repeat(120).trim();
    expect(read({ excerpt }).form.short_description).toBe(excerpt);
    expect(read({ content: `<p>${excerpt}</p>` }).form.short_description?.length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['a script', '<script>var a = "b > c";</script>'],
    ['a style', '<style>.a > .b { color: red }</style>'],
    ['what Word leaves', '<!--[if gte mso 9]><xml><w:Zoom>0</w:Zoom></xml><![endif]-->'],
  ])('says its words in short, and not %s', (_what, code) => {
    const content = `${code}<p>Oak &lt; brass</p>`;
    expect(read({ content }).form.short_description).toBe('Oak < brass');
    expect(read({ excerpt: content }).form.short_description).toBe('Oak < brass');
  });

  it('is cut between letters, never within one', () => {
    const emoji = `a${'😀'.repeat(600)}`;
    const { form } = read({ title: emoji, excerpt: emoji, meta: { _yoast_wpseo_title: emoji } });
    expect(form.heading).toBe(`a${'😀'.repeat(99)}`);
    expect(form.short_description).not.toMatch(/\p{Cs}/u);
    expect(form.meta_title).not.toMatch(/\p{Cs}/u);
  });

  it('tells what was too long and was cut', () => {
    const long = 'word '.repeat(300);
    expect(read({ title: long, excerpt: long }).problems).toEqual([
      'Its title was too long and was cut.',
      'Its excerpt was too long and was cut.',
    ]);
  });

  it.each(['2021-02-30', '2021-13-01', '0000-00-00'])(
    'has no date where its own, %s, does not exist',
    (day) => {
      expect(read({ post_date: `${day} 10:00:00` }).form.date_at).toBe('');
    },
  );

  it.each(['2090-02-30 10:00:00', '2090-02-03 25:00:00'])(
    'is a draft where it was to be out at a moment that does not exist: %s',
    (post_date_gmt) => {
      expect(read({ status: 'future', post_date_gmt }).form).toMatchObject({ status: 'draft' });
    },
  );
});
