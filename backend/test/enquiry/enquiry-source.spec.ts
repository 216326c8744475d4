import { DataSource } from 'typeorm';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { signIn } from '../auth/sign-in.ts';

const campaign = (tags: unknown) => ({ campaign: JSON.stringify(tags) });

describe('where an enquiry came from', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
  });
  afterAll(() => admin.stop());

  it('is kept as the visit’s browser noted it', async () => {
    const tags = { utm_source: ' Google Ads', utm_medium: 'cpc', gclid: 'Cj0K' };
    const sent = { landing_page: '/projects', referrer_host: 'www.google.co.in', ...campaign(tags) };
    expect(await admin.enquiry(sent)).toMatchObject({
      landing_page: '/projects',
      referrer_host: 'www.google.co.in',
      campaign: { ...tags, utm_source: 'Google Ads' },
      source: 'google-ads',
    });
  });

  it.each([
    ['its tag', { referrer_host: 'example.org', ...campaign({ utm_source: 'Instagram' }) }, 'instagram'],
    ['the host before it', { referrer_host: 'WWW.Example.org' }, 'example.org'],
    [
      'the host before it, where the tag has no letter',
      { referrer_host: 'example.org', ...campaign({ utm_source: '?!' }) },
      'example.org',
    ],
    ['nothing', {}, 'direct'],
  ])('is grouped by %s', async (_, sent: Record<string, string>, source) => {
    expect((await admin.enquiry(sent)).source).toBe(source);
  });

  it.each([
    ['a landing page elsewhere', { landing_page: 'https://evil.example/' }],
    ['a landing page with a line break', { landing_page: '/a\nBcc: x@example.com' }],
    ['a landing page of 301 letters', { landing_page: `/${'x'.repeat(300)}` }],
    ['a host that is markup', { referrer_host: '<script>alert(1)</script>.com' }],
    ['a host with a path', { referrer_host: 'example.org/../x' }],
    ['a host of 300 letters', { referrer_host: `${'x'.repeat(300)}.com` }],
    ['a campaign that is no JSON', { campaign: '{"utm_source"' }],
    ['a campaign that is a list', { campaign: '["utm_source"]' }],
    ['a campaign as deep as a form may be', { campaign: '{"a":'.repeat(3_800) }],
    ['tags nobody knows', campaign({ password: 'x', __proto__: { utm_source: 'x' } })],
    ['a tag that is an object', campaign({ utm_source: { $gt: '' } })],
    ['a tag of 301 letters', campaign({ utm_source: 'x'.repeat(301) })],
    ['empty tags', campaign({ utm_source: ' ', gclid: '' })],
  ])('is left out, not refused, when it is %s', async (_, sent: Record<string, string>) => {
    expect(await admin.enquiry(sent)).toMatchObject({
      landing_page: null,
      referrer_host: null,
      campaign: null,
      source: 'direct',
    });
  });

  it('is kept without what Postgres refuses', async () => {
    const sent = campaign({ utm_source: 'a\u0000b\uD800', utm_term: "'; DROP TABLE enquiry; --" });
    expect((await admin.enquiry(sent)).campaign).toEqual({
      utm_source: 'ab',
      utm_term: "'; DROP TABLE enquiry; --",
    });
  });

  it('names the post it is about with the site’s own words', async () => {
    const heading = 'Hard <b>water</b>';
    const add = admin.request.post('/api/admin/blog').auth(await signIn(admin), { type: 'bearer' });
    const { slug } = (await add.field('heading', heading)).body.data;
    expect(await admin.enquiry({ post: slug })).toMatchObject({ post_slug: slug, post_title: heading });
    expect(await admin.enquiry({ post: 'nowhere' })).toMatchObject({ post_slug: null, post_title: null });
  });

  it('is counted, chosen and exported by source', async () => {
    await admin.enquiry({ ...campaign({ utm_source: 'fair', utm_term: '=1+1' }), landing_page: '/about-us' });
    await admin.enquiry(campaign({ utm_source: 'Fair' }));
    const { data, sources } = (await admin.get('?source=fair')).body;
    expect(data.map(({ source }: { source: string }) => source)).toEqual(['fair', 'fair']);
    expect(sources).toContainEqual({ source: 'fair', count: 2 });
    expect((await admin.get('?source=nowhere&search=terracotta')).body.sources).toEqual([]);
    expect((await admin.get('?source=nowhere')).body.data).toEqual([]);
    expect((await admin.get('?source=%00')).status).toBe(200);
    const { text } = await admin.get('/export.csv?source=fair').buffer(true);
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/"Source","Landing page","Came from","Campaign","Blog"$/);
    expect(rows[0]).toMatch(/"fair","\/about-us",,"utm_source=fair utm_term==1\+1",$/);
    expect(rows).toHaveLength(2);
  });

  it('is offered to filter by, however many there are', async () => {
    await admin.app.get(DataSource).query(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, source)
       SELECT 'Asha', 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.', 'source-' || n
       FROM generate_series(1, 120) AS n`,
    );
    const sources = (await admin.get()).body.sources.map(({ source }: { source: string }) => source);
    expect(sources).toEqual(expect.arrayContaining(['source-1', 'source-99', 'source-120']));
  });
});
