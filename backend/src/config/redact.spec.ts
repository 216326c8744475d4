import { redact } from './redact.js';

const SIGNATURE = 'aB3_-'.repeat(9).slice(0, 43);
const JWT = `eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiJ4In0.${SIGNATURE}`;

describe('a line of the log', () => {
  it.each([
    [`/api/blog-preview/7.1763600000000.${SIGNATURE}`, '/api/blog-preview/[token]'],
    [`/BLOG-preview/7.1763600000000.${SIGNATURE}/index.pageContext.json`, '/BLOG-preview/[token]'],
    [`/%62log-preview/7.1763600000000.${SIGNATURE}`, '/%62log-preview/7.[token]'],
    [`/consent%3Freceipt=4f3a9c21-e2bb-4255-8caf-4136c566a962.${SIGNATURE}`, '/consent%3Freceipt=[token]'],
    [`Bearer ${JWT} is too old`, 'Bearer [token] is too old'],
    ['/api/blogsearch?search=my+illness in time', '/api/blogsearch?[query] in time'],
    ['550 <asha.verma@example.com>: no such person', '550 <[email]>: no such person'],
    ['zoë+1%40mail.example.com', '[email]'],
    ['/blog/asha%2540example.com', '/blog/[email]'],
    ['postgres://studio:secret@db.example.com/studio', 'postgres://studio:[email]/studio'],
  ])('says %s as %s', (said, expected) => {
    expect(redact(said)).toBe(expected);
  });

  it.each([
    '/api/uploads/0123456789abcdef0123456789abcdef01234567-1600x800.webp',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'at Module.run (file:///app/node_modules/@nestjs/core/router.js:12:3)',
    'Is it up?',
  ])('leaves %s as it is', (said) => {
    expect(redact(said)).toBe(said);
  });

  it('stays JSON', () => {
    const said = [
      'a\nasha@example.com',
      'a\\nasha@example.com',
      '\u001basha@example.com',
      '"?a=b"',
      'é@é.in',
    ];
    const text = redact(JSON.stringify(said));
    expect(JSON.parse(text)).toEqual(['a\n[email]', 'a\\n[email]', '\u001b[email]', '"?[query]"', '[email]']);
  });

  it('that is endless takes a moment', () => {
    const started = process.cpuUsage();
    for (const letter of ['a', 'a.', '\\n', '?a', 'a%40', 'a%2540', 'eyJ.'])
      redact(letter.repeat(100_000 / letter.length));
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
  });
});
